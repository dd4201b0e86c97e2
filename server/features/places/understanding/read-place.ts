/** From what somebody types as a place to the names that may be meant by it. */
import { placeWords } from '#contract/place-key.ts';
import { postcodeWithin, readPostcode } from '#contract/read-postcode.ts';
import { plainLine } from '#contract/typed-signs.ts';
import { besideStreet, twoOf, type Two } from './addresses.ts';

export interface PlaceReading {
  /** The four digits of a postcode; null without one. */
  digits: string | null;
  /** Keys of all that was typed, the likeliest first. */
  whole: string[];
  /** The same without the article before it: 'achterhoek' of 'de Achterhoek', where 'De Horst' is not the town of Horst. */
  withoutArticle: string[];
  /** Keys of a name and of the province or municipality behind it, the longest name first; `isBy` where it is said to lie by a town. */
  split: { head: string; tail: string; isBy?: boolean }[];
  /** Keys of what a direction was said of, 'arnhem' of Arnhem Oost, for where that part of it is not known. */
  parts: string[];
  /** Two places that were said as one. */
  two: Two | null;
  /** What stands beside a street or the number of a house. */
  beside: PlaceReading[];
}

/** Only these names, and nothing around them. */
export const onlyNames = (whole: string[]): PlaceReading => ({
  digits: null,
  whole,
  withoutArticle: [],
  split: [],
  parts: [],
  two: null,
  beside: [],
});

const postcode = /(?<!\d)([1-9]\d{3})(?!\d)(?:\s?[a-z]{2}(?![a-z]))?/i;
const mostWords = 8;

/** Words around a name that do not belong to it. */
const before = new Set([
  'station',
  'gemeente',
  'gem',
  'provincie',
  'prov',
  'stad',
  'dorp',
  'wijk',
  'stadsdeel',
  'eiland',
  'omgeving',
  'regio',
  'in',
  'en',
  'om',
  'op',
  'rond',
  'rondom',
  'nabij',
  'vlakbij',
  'bij',
  'te',
  'near',
  'around',
  'nl',
  'de',
  'het',
  't',
]);
const articles = new Set(['de', 'het', 't']);
const behind = new Set([
  'gemeente',
  'gem',
  'stad',
  'nederland',
  'netherlands',
  'nl',
  'centrum',
  'station',
  'centraal',
  'cs',
  'binnenstad',
  'omgeving',
  'en',
  'eo',
]);

/** Which part of a town, where that part has no name of its own. */
const directions = new Set([
  'noord',
  'zuid',
  'oost',
  'west',
  'noordoost',
  'noordwest',
  'zuidoost',
  'zuidwest',
  'midden',
  'north',
  'south',
  'east',
]);
const beforeDirections = new Set(['oud', 'nieuw']);

/** 'arnhem' of Arnhem Zuid, Zuid Arnhem and Arnhem Nieuw-West. */
function partsOf(words: readonly string[]): string[] {
  const isDirection = (word: string | undefined) => word !== undefined && directions.has(word);
  const behindIt = words.slice(0, beforeDirections.has(words.at(-2) ?? '') ? -2 : -1);
  const said = [
    ...(isDirection(words.at(-1)) ? [behindIt] : []),
    ...(isDirection(words[0]) ? [words.slice(1)] : []),
  ];
  return said.map((rest) => rest.join('')).filter((key) => key !== '');
}

function withoutAround(words: readonly string[]): readonly string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && before.has(first)) return withoutAround(words.slice(1));
  if (words.length > 1 && behind.has(last)) return withoutAround(words.slice(0, -1));
  return words;
}

const withoutBefore = (words: readonly string[]): readonly string[] =>
  words.length > 1 && before.has(words[0] ?? '') ? withoutBefore(words.slice(1)) : words;

interface Form {
  words: readonly string[];
  hasLostArticle: boolean;
}

/** All of it, what follows 'in' or 'gemeente', and what is left without 'centrum' behind it, with the article and without: each once. */
function formsOf(typed: readonly string[]): Form[] {
  // 'e.o.', which is no 'O' of Overijssel.
  const words = typed.length > 2 && typed.slice(-2).join('') === 'eo' ? typed.slice(0, -2) : typed;
  const rest = withoutBefore(words);
  const last = words.at(-rest.length - 1) ?? '';
  const article = articles.has(last) ? [last] : [];
  const forms: Form[] = [
    { words: typed, hasLostArticle: false },
    ...[rest, withoutAround(words)].flatMap((short) => [
      { words: [...article, ...short], hasLostArticle: false },
      { words: short, hasLostArticle: article.length > 0 },
    ]),
  ];
  const keys = forms.map((form) => form.words.join(' '));
  return forms.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

const by = new Set(['bij', 'nabij', 'near']);
const ofArea = new Set(['gemeente', 'gem', 'provincie', 'prov', 'in', ...by]);

/** 'Hoevelaken gem. Nijkerk' is said of Nijkerk, 'Elst bij Arnhem' of a town around which to look. */
function splitAt(words: readonly string[], size: number): PlaceReading['split'][number] {
  const [head, first = ''] = [words.slice(0, size).join(''), words[size]];
  const hasWord = ofArea.has(first) && size + 1 < words.length;
  const tail = words.slice(hasWord ? size + 1 : size).join('');
  return hasWord && by.has(first) ? { head, tail, isBy: true } : { head, tail };
}

const splitsOf = (words: readonly string[]) =>
  words.slice(1).map((_, at) => splitAt(words, words.length - 1 - at));

/** The digits of a postcode, and what else was typed. */
function withoutPostcode(text: string): { digits: string | null; rest: string } {
  const plain = postcode.exec(text);
  if (plain) return { digits: plain[1] ?? null, rest: text.replace(plain[0], ' ') };
  const line = plainLine(text);
  const alone = readPostcode(line);
  return alone ? { digits: alone.digits, rest: '' } : (postcodeWithin(line) ?? { digits: null, rest: text });
}

function readNames(typed: readonly string[]): PlaceReading {
  const forms = formsOf(typed);
  const keys = (some: readonly Form[]) => some.map(({ words }) => words.join('')).filter((key) => key !== '');
  return {
    ...onlyNames(keys(forms.filter(({ hasLostArticle }) => !hasLostArticle))),
    withoutArticle: keys(forms.filter(({ hasLostArticle }) => hasLostArticle)),
    split: forms.flatMap(({ words }) => splitsOf(words)),
    parts: forms.flatMap(({ words }) => partsOf(words)),
  };
}

export function readPlace(text: string): PlaceReading {
  const { digits, rest } = withoutPostcode(text);
  const few = (words: readonly string[]) => words.slice(0, mostWords);
  return {
    ...readNames(few(placeWords(rest))),
    digits,
    two: twoOf(rest),
    beside: besideStreet(rest).map((words) => readNames(few(words))),
  };
}

/** All keys that have to be looked up to understand it. */
export const keysOf = (reading: PlaceReading): string[] => {
  const { whole, withoutArticle, split, parts, two, beside } = reading;
  return [
    ...whole,
    ...withoutArticle,
    ...parts,
    ...split.flatMap(({ head, tail }) => [head, tail]),
    ...(two?.keys ?? []),
    ...beside.flatMap(keysOf),
  ];
};
