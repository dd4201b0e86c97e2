/** Texts as cells of a CSV file, which a spreadsheet reads as it likes: what it would reckon or shorten is written so that it does not. Pure. */

/** What a spreadsheet takes for a formula; the wide signs count for it too. */
const reckoned = /^[=@+\-\t\r＝＠＋－]/;
/** A number, negative or of a telephone: reckoning one calls nothing. */
const isNumber = /^[+-][\d\s().,/-]*$/;

/** With a quote before what would be reckoned as a formula, and nothing else. */
export const unreckoned = (text: string): string =>
  reckoned.test(text) && !isNumber.test(text) ? `'${text}` : text;

/** How many digits come before the number itself, as people write it: of a mobile, of a large town, else of a small one. */
const firstDigits = (digits: string): number => {
  if (digits.startsWith('06')) return 2;
  return /^0(?:1[0358]|2[0346]|3[03568]|4[0356]|5[03589]|7\d|8[58])/.test(digits) ? 3 : 4;
};
/** After the plus of a country. */
const countryDigits = (digits: string): number => {
  if (/^[17]/.test(digits)) return 1;
  return /^(?:20|27|3[0-46-9]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/.test(digits) ? 2 : 3;
};

/** With a space where people write one: a number with no more than digits would lose its zero or its plus when it is opened. */
export function spacedPhone(phone: string): string {
  const [, plus, digits = ''] = /^(\+?)(\d{6,15})$/.exec(phone) ?? [];
  if (digits === '' || (plus === '' && !digits.startsWith('0'))) return phone;
  if (plus !== '') {
    const from = countryDigits(digits);
    return `+${digits.slice(0, from)} ${digits.slice(from)}`;
  }
  const from = firstDigits(digits);
  return `${digits.slice(0, from)} ${digits.slice(from)}`;
}
