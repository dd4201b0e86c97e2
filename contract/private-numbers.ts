/** Numbers of somebody that nobody has to know here, found in what is typed: a citizen service number, or one of a bank account. */

export type PrivateNumber = 'bsn' | 'iban';

/** Signs of a bank account number by country, of those that are common here (SWIFT, IBAN registry). */
const ibanLengths: Readonly<Record<string, number>> = {
  NL: 18,
  BE: 16,
  DE: 22,
  FR: 27,
  ES: 24,
  PL: 28,
  GB: 22,
  IE: 22,
  RO: 24,
  BG: 22,
  TR: 26,
  LT: 20,
  AT: 20,
  IT: 27,
  PT: 25,
  CH: 21,
  LU: 20,
};

/** The 11-test of a citizen service number: nine digits, by nine down to two and minus one (RvIG, Logisch Ontwerp BSN). */
function isBsn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0);
  return sum % 11 === 0;
}

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '');

/** Of a phone with the number of its country, however it is written: what is left of it may look like another number. */
const phoneAbroad = /(?:\+|\b00)\d{2}[ .-]?(?:\(0\)[ .-]?)?\d(?:[ .-]?\d){8}/g;

/** A phone of this country, a day, and the number by which a company pays tax. */
const otherNumbers = [/\b0\d(?:[ .-]?\d){8}\b/g, /\b\d{1,2}[-.]\d{1,2}[-.]\d{4}\b/g, /\bNL\d{9}B\d{2}\b/gi];

/** Whether neighbours among these parts, that stood between spaces, have nine digits together that are one. */
function hasBsnIn(parts: readonly string[]): boolean {
  return parts.some((_part, from) => {
    let digits = '';
    for (let at = from; at < parts.length && digits.length < 9; at++) digits += onlyDigits(parts[at] ?? '');
    return isBsn(digits);
  });
}

/** Digits that belong together, by single signs between them. */
const hasBsn = (text: string): boolean =>
  (
    [phoneAbroad, ...otherNumbers]
      .reduce((rest, other) => rest.replaceAll(other, 'x'), text)
      .match(/\d(?:[ .-]?\d)*/g) ?? []
  ).some((run) => hasBsnIn(run.split(' ')));

/** The remainder by 97 of the number that its signs make is one (ISO 13616). */
function isIban(signs: string): boolean {
  const digits = [...signs.slice(4), ...signs.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Each place where one may begin is tried: it can stand right behind something that only looks like a beginning. */
const hasIban = (text: string): boolean =>
  [...text.matchAll(/\b(?=([a-z]{2}[ .-]?\d{2}(?:[ .-]?[a-z\d]){11,30}))/gi)].some(([, found = '']) => {
    const signs = found.replaceAll(/[ .-]/g, '').toUpperCase();
    const length = ibanLengths[signs.slice(0, 2)];
    return length !== undefined && signs.length >= length && isIban(signs.slice(0, length));
  });

/** What of it looks like such a number. One in eleven numbers of nine digits looks like one, so nothing is refused for it. */
export function privateNumberIn(typed: string): PrivateNumber | null {
  const text = typed.replaceAll(/[\s\u00AD\u200B-\u200F]+/g, ' ').replaceAll(/[\u2010-\u2015/]/g, '-');
  if (hasBsn(text)) return 'bsn';
  return hasIban(text) ? 'iban' : null;
}
