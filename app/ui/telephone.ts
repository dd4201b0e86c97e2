/** The address that calls a number: digits and a plus, however the number is written. */
export const telephone = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
