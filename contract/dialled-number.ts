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
  return /^(?:0|14|116)\d/.test(digits) ? digits.replace(/^0?/, '+31') : digits;
};
