/** Texts as cells of a CSV file, which a spreadsheet reads as it likes: what it would reckon or shorten is written so that it does not. Pure. */
import { readPhoneNumber } from '#contract/phone-number.ts';

/** What a spreadsheet takes for a formula; the wide signs count for it too. */
const reckoned = /^[=@+\-\t\r＝＠＋－]/;
/** A number, negative or of a telephone: reckoning one calls nothing. */
const isNumber = /^[+-][\d\s().,/-]*$/;

/** With a quote before what would be reckoned as a formula, and nothing else. */
export const unreckoned = (text: string): string =>
  reckoned.test(text) && !isNumber.test(text) ? `'${text}` : text;

/** With spaces where people write them: a number with no more than digits would lose its zero or its plus when it is opened. */
export function spacedPhone(phone: string): string {
  if (!/^[+0]\d{5,15}$/.test(phone)) return phone;
  const read = readPhoneNumber(phone);
  return read === phone ? `${phone.slice(0, 3)} ${phone.slice(3)}` : read;
}
