import { dialled } from '#contract/dialled-number.ts';

/** The address that calls a number. */
export const telephone = (number: string): string => `tel:${dialled(number)}`;
