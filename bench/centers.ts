/** The two centres of vacancies that are measured. */
export const small = 900;
export const large = 901;
export const of = (centerId: number) => ({ 'volunteer-center-id': String(centerId) });
