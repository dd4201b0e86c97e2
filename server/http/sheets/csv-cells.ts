/** Texts as cells of a CSV file, which a spreadsheet reads as it likes: what it would reckon or shorten is written so that it does not. Pure. */
import { readPhoneNumber } from '#contract/phone-number.ts';

/** What a spreadsheet takes for a formula; the wide signs count for it too. */
const reckoned = /^[=@+\-\t\r＝＠＋－]/;
/** A number, negative or of a telephone: reckoning one calls nothing. */
const isNumber = /^[+-][\d\s().,/-]*$/;

/** With a quote before what would be reckoned as a formula, and nothing else. */
export const unreckoned = (text: string): string =>
  reckoned.test(text) && !isNumber.test(text) ? `'${text}` : text;

const months = new Set(
  (
    'jan januari january feb februari february mrt maart mar march apr april mei may jun juni june jul juli july aug augustus august ' +
    'sep sept september okt oktober oct october nov november dec december'
  ).split(' '),
);
/** `24/7` and `10-12` are days to it; a whole day with its year stays that day. */
const day = /^\d{1,4}[-/.]\d{1,4}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{1,2}$/;
/** `1 mei` and `mei 2027` as well. */
const wordWithNumber = /^(?:\d{1,4}[ ./-]?(\p{L}{3,9})[ ./-]?\d{0,4}|(\p{L}{3,9})[ ./-]?\d{1,4})$/u;
function isDayOfMonth(text: string): boolean {
  const [, behind, before] = wordWithNumber.exec(text) ?? [];
  return months.has((behind ?? before ?? '').toLowerCase());
}
/** `007` and `+32` lose what they begin with, `1e5` and what is very long become another number. */
const otherNumber = /^0\d+$|^\+\d+$|^\d{12,}$|^\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const truth = /^(?:waar|onwaar|true|false)$/i;

/** What a spreadsheet would show as something else, without a word. */
const isMisread = (text: string) =>
  [day, otherNumber, truth].some((kind) => kind.test(text)) || isDayOfMonth(text);

/** Stays the text that it is: what would become a day or another number is a formula that comes to the text. */
export const keptText = (text: string): string => (isMisread(text) ? `="${text}"` : unreckoned(text));

/** A text that stands in a file as a formula which comes to it: `="0612345678"`, as several programs write it. */
export function textOfFormula(cell: string): string {
  const [, text] = /^="(.*)"$/s.exec(cell) ?? [];
  if (text === undefined || text.replaceAll('""', '').includes('"')) return cell;
  return text.replaceAll('""', '"');
}

/** With spaces where people write them: a number with no more than digits would lose its zero or its plus when it is opened. */
export function spacedPhone(phone: string): string {
  if (!/^[+0]\d{5,15}$/.test(phone)) return phone;
  const read = readPhoneNumber(phone);
  return read === phone ? `${phone.slice(0, 3)} ${phone.slice(3)}` : read;
}
