/** Numbers that exist within the country alone: of companies and help, of town halls, and the free ones of all of Europe. */
const service = /^(?:\+31|0)(800|90[069])(\d{4}|\d{7})$/;
const short = /^(?:\+31)?(140\d{2,3}|116\d{3})$/;

/** Such a number without a country, with which it rings nowhere; null for all others. */
export const localNumber = (digits: string): string | null => {
  const [, kind, rest] = service.exec(digits) ?? [];
  return kind ? `0${kind}${rest}` : (short.exec(digits)?.[1] ?? null);
};

/** Of what is written in a field for one number, the first of them: words, a comma or a stroke with room around it end it. */
const firstNumber = (written: string): string =>
  written.split(/[\p{L},;&]+|\s\/\s|\((?=[^()]*\p{L})/u).find((part) => /(?:\d\D*){3}/.test(part)) ?? written;

/**
 * A number as it is dialled from anywhere, `+31612345678`. Numbers are stored in one form (phone-number.ts), so that this is short
 * enough for every page; an extension is for whoever answers. Of what was stored before, the digits.
 */
export const dialled = (number: string): string => {
  const digits = firstNumber(number)
    .replace(/^((?:\+|00).*)\(0\)/, '$1')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return localNumber(digits) ?? digits.replace(/^0(?=\d)/, '+31');
};
