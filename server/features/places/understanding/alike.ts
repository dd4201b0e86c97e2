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

/** As many letters left out or put in at once, in a name as long, with as many before and behind it. */
const run = { least: 2, most: 3, name: 8, around: 3 };

function lettersAlike(typed: string, name: string): number {
  const most = Math.min(typed.length, name.length);
  const at = Array.from({ length: most }, (_, index) => index).findIndex(
    (index) => typed[index] !== name[index],
  );
  return at === -1 ? most : at;
}

const backwards = (text: string) => [...text].toReversed().join('');

/** 'Leidendam' for Leidschendam: a run of letters is missing, or one too many, and all the others are the same. */
function isButForOneRun(typed: string, name: string): boolean {
  const [shortest, missing] = [Math.min(typed.length, name.length), Math.abs(typed.length - name.length)];
  if (missing < run.least || missing > run.most || shortest < run.name) return false;
  const [before, behind] = [lettersAlike(typed, name), lettersAlike(backwards(typed), backwards(name))];
  return before >= run.around && behind >= run.around && before + behind >= shortest;
}

/** Lower is nearer; null where it is another word, however many letters the two share. */
export function apart(typed: string, name: string): number | null {
  const letters = lettersApart(typed, name, mostLetters);
  const nearest = Math.min(letters, lettersApart(soundOf(typed), soundOf(name), mostLetters));
  if (nearest > mostApart && !isButForOneRun(typed, name)) return null;
  // The first letter is seldom wrong.
  return nearest * 100 + (typed[0] === name[0] ? 0 : 10) + letters;
}
