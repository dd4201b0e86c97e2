/** How many characters a text may have at the most, where a screen without the contract's schema limits its field by it as well. */
export const textLimits = {
  personName: 80,
  /** First and last name with a space between them. */
  wholeName: 161,
  email: 254,
  phoneNumber: 40,
  /** Words of one person to another: with an application, an answer, a note. */
  message: 5000,
  /** What one asks before anything else. */
  question: 2000,
  /** What is looked for. */
  search: 200,
  /** A place or postcode that is looked near. */
  place: 80,
  filterName: 60,
  /** What a picture shows, for whoever does not see it. */
  pictureText: 250,
  /** An address of the site that one comes back to. */
  address: 2000,
} as const;
