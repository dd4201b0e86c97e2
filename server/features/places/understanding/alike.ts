/** How near in spelling a name is to what was typed: letters that changed places, one too many, one too few, or one that sounds the same. */
import { lettersApart } from './letters-apart.ts';

/** Ways to write the same sound, one after the other; keys have `ij` for y. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sg'],
  [/c(?=e|i)/g, 's'],
  [/ch|gh/g, 'g'],
  [/ck|c/g, 'k'],
  [/ph|v/g, 'f'],
  [/th|dt/g, 't'],
  [/d$/g, 't'],
  [/x/g, 'ks'],
  [/qu/g, 'kw'],
  [/z/g, 's'],
  [/ij|ei|y/g, 'y'],
  [/auw|ouw|au/g, 'ou'],
  [/ae/g, 'aa'],
  [/(.)\1+/g, '$1'],
];

const soundOf = (key: string): string =>
  sounds.reduce((text, [written, sound]) => text.replaceAll(written, sound), key);

/** More letters or sounds apart is another word. */
const mostApart = 1;
/** Written farther apart, two names are not compared. */
const mostLetters = 4;

/** Lower is nearer; null where it is another word, however many letters the two share. */
export function apart(typed: string, name: string): number | null {
  const letters = lettersApart(typed, name, mostLetters);
  const nearest = Math.min(letters, lettersApart(soundOf(typed), soundOf(name), mostLetters));
  if (nearest > mostApart) return null;
  // The first letter is seldom wrong.
  return nearest * 100 + (typed[0] === name[0] ? 0 : 10) + letters;
}
