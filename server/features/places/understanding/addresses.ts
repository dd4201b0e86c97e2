/** What may be a place within more than a place: behind a street, beside another place. Words are those of contract/place-key.ts. */
import { placeWords } from '#contract/place-key.ts';

const streets = /(?:straat|laan|weg|plein|kade|gracht|singel|dreef|plantsoen|steeg|boulevard)$/;
const isStreet = (word: string) => streets.test(word);
const isNumber = (word: string) => /^\d+[a-z]{0,2}$/.test(word);
const isOfStreet = (word: string) => isNumber(word) || isStreet(word);

/** Behind the number of a house: 'Kerkstraat 12 a', '12 bis', '12 hs'. */
const isAddition = (word: string) => /^(?:[a-z]|bis|hs|huis)$/.test(word);

function withoutAdditions(words: readonly string[]): readonly string[] {
  return isAddition(words[0] ?? '') ? withoutAdditions(words.slice(1)) : words;
}

/** What stands behind the street and its number, then what stands before them. */
function aroundStreet(words: readonly string[]): (readonly string[])[] {
  const last = words.findLastIndex(isOfStreet);
  if (last === -1) return [];
  return [withoutAdditions(words.slice(last + 1)), words.slice(0, words.findIndex(isOfStreet))];
}

/** The words beside a street or a house number, the likeliest to be a place first: those of Amersfoort in 'Stationsplein 1, Amersfoort'. */
export function besideStreet(text: string): (readonly string[])[] {
  const parts = text.split(/[,;]/).map(placeWords);
  const hasStreet = parts.some((words) => words.some(isOfStreet));
  if (!hasStreet) return [];
  const others = parts.filter((words) => !words.some(isOfStreet));
  // Together first: of 'Hengelo, Gelderland' the second says which Hengelo.
  const together = others.length > 1 ? [others.flat()] : [];
  return [...together, ...others, ...parts.flatMap(aroundStreet)].filter((words) => words.length > 0);
}

/** Between two names: the word says that they are two, a dash may as well stand within one. */
const twice = /[/&+]|\s(?:en|and|of|or)\s/i;

/** Two names that were said as one. */
export interface Two {
  keys: readonly [string, string];
  /** However far they lie apart: 'Amersfoort of Utrecht', where 'Woudenberg-Scherpenzeel' are beside each other. */
  isApart: boolean;
}

/** Null where it is one name, or more than two. */
export function twoOf(text: string): Two | null {
  const [first = '', second = '', ...more] = text
    .split(/[-–/&+]|\s(?:en|and|of|or)\s/i)
    .map((part) => placeWords(part).join(''));
  if (first === '' || second === '' || more.length > 0) return null;
  return { keys: [first, second], isApart: twice.test(text) };
}
