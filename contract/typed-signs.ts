/** What comes along when people paste an address, a number or a name: signs that nobody sees, and those that look like others. Pure. */

/** More marks on one letter than any script has (Unicode, UAX 15, stream-safe text); putting many in order takes for ever. */
const heapsOfMarks = /(\p{M}{30})\p{M}+/gu;

/** Whole characters in one spelling. NFC keeps what is seen; NFKC makes plain letters of wide, round and joined ones. */
export const inOneSpelling = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.toWellFormed().replaceAll(heapsOfMarks, '$1').normalize(form);

/** They turn text around, join or break it, or mark where a file begins. */
const unseenSigns = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

export const withoutUnseen = (text: string): string => text.replaceAll(unseenSigns, '');

const joiners = '\u200c\u200d\ufe0f';
/** Scripts that have no use for them, and marks that go on any letter. */
const ownWords =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Inherited}]$/u;
/** Persian and the scripts of India join and part letters by them, and pictures are put together with them. */
const isJoined = (before: string) =>
  /\p{Extended_Pictographic}\ufe0f?$/u.test(before) ||
  (/[\p{L}\p{M}]$/u.test(before) && !ownWords.test(before));

/** As `withoutUnseen`, but for the signs that other scripts cannot be written without. */
export function withoutUnseenButJoiners(text: string): string {
  let kept = '';
  for (const sign of text)
    if (withoutUnseen(sign) !== '' || (joiners.includes(sign) && isJoined(kept.slice(-4)))) kept += sign;
  return kept;
}

/** All that looks like a hyphen: dashes and minus signs. */
const plainHyphens = (text: string): string => text.replaceAll(/[\p{Pd}\u2043\u2212]/gu, '-');

/** Words with one space between them. */
export const spacedOnce = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Letters, digits and hyphens as a keyboard has them, on one line: for what is no text, such as a number or an address. */
export const plainLine = (text: string): string =>
  spacedOnce(plainHyphens(withoutUnseen(inOneSpelling(text, 'NFKC'))));

/** Without these signs at either end. */
export function withoutEnds(text: string, stuck: { before: string; behind: string }): string {
  let from = 0;
  let to = text.length;
  while (from < to && stuck.before.includes(text.charAt(from))) from += 1;
  while (to > from && stuck.behind.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Quotes and brackets that stand around what is copied. */
export const around = ' <>()[]{}"\'`“”„‘’‚«»‹›';
