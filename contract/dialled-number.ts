/** Numbers that exist within the country alone: of companies and help, of town halls, and the free ones of all of Europe. */
const service = /^(?:\+31|0)(800|90[069])(\d{4}|\d{7})$/;
const short = /^(?:\+31)?(140\d{2,3}|116\d{3})$/;

/** Such a number without a country, with which it rings nowhere; null for all others. */
export const localNumber = (digits: string): string | null => {
  const [, kind, rest] = service.exec(digits) ?? [];
  return kind ? `0${kind}${rest}` : (short.exec(digits)?.[1] ?? null);
};

/**
 * A number as it is dialled from anywhere, `+31612345678`. Numbers are stored in one form (phone-number.ts), so that this is short
 * enough for every page; an extension is for whoever answers. Of what was stored before, the digits.
 */
export const dialled = (number: string): string => {
  const digits = number
    .replace(/ tst\. \d+$/, '')
    .replace(/^((?:\+|00).*)\(0\)/, '$1')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return localNumber(digits) ?? digits.replace(/^0(?=\d)/, '+31');
};
