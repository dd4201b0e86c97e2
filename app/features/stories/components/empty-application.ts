/** An application in which nothing is filled in: the API refuses every field of it. */
export const emptyApplication = {
  vacancyId: '',
  message: '',
  firstName: '',
  lastName: '',
  email: '',
  consent: false,
};
