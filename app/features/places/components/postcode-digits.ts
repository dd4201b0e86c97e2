import { readPostcode } from '#contract/read-postcode.ts';

/** The four digits that say which place it is; undefined while there are none. Letters after them are of a street. */
export const postcodeDigits = (typed: unknown): string | undefined =>
  typeof typed === 'string'
    ? (/^[1-9]\d{3}/.exec(typed.trim())?.[0] ?? readPostcode(typed)?.digits)
    : undefined;
