/** What belongs in no public text: numbers and addresses of people, and the number of a citizen (BSN). */
import type { Spot } from './hard-words.ts';

/** Addresses and account numbers, then phone numbers: what one finds is not looked at by the next. */
const contactPatterns = [
  /\bNL\d{2} ?[A-Z]{4}(?: ?\d){10}\b/gu,
  /\bwa\.me\/\d{8,15}\b/giu,
  /[\w.+-]{1,64}(?:@| ?\[at\] ?| ?\(at\) ?)[\w.-]{1,60}\.[a-z]{2,15}/giu,
  /(?<![\d.,+])(?:\+31|0031)[ .-]?(?:\(0\)[ .-]?)?[1-9](?:[ .-]?\d){8}(?!\d)/gu,
  /(?<![\d.,+])\(?0[1-9]\d{0,2}\)?(?:[ .\u2013-]{0,3}\d){6,8}(?!\d)/gu,
] as const;

/** A day or a span of years written with its digits. */
const dateAtStart = /^\(?\d{2}[-.]\d{2}[-.](?:19|20)\d{2}(?!\d)/u;
const phoneDigits = 10;

const isDate = (found: string) => dateAtStart.test(found);
const digitsOf = (found: string) => found.replaceAll(/\D/gu, '');
/** 0800 and 0900 are nobody's own, and 14 and 11 digits are something else. */
const isPhone = (found: string) =>
  found.startsWith('00') || !/^\(?0/u.test(found)
    ? true
    : digitsOf(found).length === phoneDigits && !isDate(found) && !/^\(?0(?:800|900)/u.test(found);

/** Blanks in the place of what was found, so that everything after it stays where it stands. */
const covered = (found: string) => ' '.repeat(found.length);

/** Telephone numbers, mail addresses and account numbers, and the text without them. */
function takeContacts(text: string): { spots: Spot[]; rest: string } {
  const spots: Spot[] = [];
  let rest = text;
  for (const pattern of contactPatterns)
    rest = rest.replaceAll(pattern, (found: string, start: number) => {
      if (!isPhone(found)) return found;
      spots.push({ start, text: found.trimEnd() });
      return covered(found);
    });
  return { spots: spots.toSorted((one, other) => one.start - other.start), rest };
}

/** Telephone numbers, mail addresses and account numbers. */
export const contactsIn = (text: string): Spot[] => takeContacts(text).spots;

/** How much each digit of a BSN weighs; their sum can be divided by eleven. */
const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1] as const;

/** Whether nine digits pass the eleven-proof of a BSN. */
export function isBsn(digits: string): boolean {
  if (!/^\d{9}$/u.test(digits) || new Set(digits).size === 1) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  return sum % 11 === 0;
}

/** Numbers of organisations are made in the same way, and are said to be such. */
const ofOrganization =
  /(?:rsin|fiscaal nummer|fiscal number|kvk|anbi|btw|vat)[^\p{L}\d]{0,4}(?:nummer|number|nr)?[^\p{L}\d]{0,4}$/iu;
const beforeLength = 30;

/** Numbers that may be a BSN: one of eleven other numbers of nine digits looks like one too. */
export function citizenNumbersIn(text: string): Spot[] {
  const { rest } = takeContacts(text);
  return [...rest.matchAll(/(?<![\d.,+-])\d(?:[ .-]?\d){8}(?![\d]|[.,-]\d)/gu)]
    .filter(({ 0: found }) => isBsn(digitsOf(found)) && !isDate(found))
    .filter(({ index }) => !ofOrganization.test(rest.slice(Math.max(0, index - beforeLength), index)))
    .map(({ 0: found, index }) => ({ start: index, text: found }));
}
