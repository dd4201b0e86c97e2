/** Words that are one or two letters away from a known one. */

import { lettersApart } from '#server/features/places/understanding/letters-apart.ts';

const shortest = 5;

/** The known word that was meant; the word itself where it is known, short or like none of them. */
export function nearestTo(word: string, known: readonly ReadonlyMap<string, unknown>[]): string {
  if (word.length < shortest || known.some((list) => list.has(word))) return word;
  const most = word.length >= 7 ? 2 : 1;
  let best = { word, apart: most + 1 };
  for (const list of known)
    for (const one of list.keys()) {
      if (one[0] !== word[0]) continue;
      const apart = lettersApart(word, one, most);
      if (apart < best.apart) best = { word: one, apart };
    }
  return best.word;
}
