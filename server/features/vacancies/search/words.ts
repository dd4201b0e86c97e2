/** From what somebody types to a text-search query: each word may be the beginning of a longer one, and all must be there. */

/** A wish is a sentence; nobody means more words than these. */
const mostLookedAt = 24;

/** Signs that nobody sees, such as soft hyphens, part no words. */
const unseen = /\p{Cf}/gu;
const folded = (text: string) =>
  text.toLowerCase().replaceAll(unseen, '').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Words of the question, at most ten; other signs separate. */
export function wordsOf(question: string): string[] {
  return question
    .toLowerCase()
    .replaceAll(unseen, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 10);
}

/** Words of a question in small letters without accents, as they are compared with those we know. */
export const lettersOf = (question: string): string[] =>
  folded(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostLookedAt);

/** `to_tsquery` text for the words: only letters and digits are in it, so nothing can be meant as an operator. */
export const prefixQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** Whether a text has these very words, as the beginning of longer ones or not; other forms of a word are not it. */
export function hasVeryWords(text: string, words: readonly string[]): boolean {
  const known = folded(text);
  return words.every((word) => known.includes(folded(word)));
}
