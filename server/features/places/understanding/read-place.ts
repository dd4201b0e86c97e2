/** From what somebody types as a place to the names that may be meant by it. */
import { placeWords } from '#contract/place-key.ts';

export interface PlaceReading {
  /** The four digits of a postcode; null without one. */
  digits: string | null;
  /** Keys of all that was typed, the likeliest first. */
  whole: string[];
  /** Keys of a name and of the province or municipality behind it, the longest name first. */
  split: { head: string; tail: string }[];
}

const postcode = /(?<!\d)([1-9]\d{3})(?!\d)(?:\s?[a-z]{2}(?![a-z]))?/i;
const mostWords = 8;

/** Words around a name that do not belong to it. */
const before = new Set([
  'gemeente',
  'gem',
  'stad',
  'dorp',
  'eiland',
  'omgeving',
  'regio',
  'in',
  'bij',
  'te',
  'near',
  'around',
  'nl',
]);
const behind = new Set([
  'gemeente',
  'gem',
  'stad',
  'nederland',
  'netherlands',
  'nl',
  'centrum',
  'binnenstad',
  'eo',
]);

function withoutAround(words: readonly string[]): readonly string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && before.has(first)) return withoutAround(words.slice(1));
  if (words.length > 1 && behind.has(last)) return withoutAround(words.slice(0, -1));
  return words;
}

const splitsOf = (words: readonly string[]) =>
  words.slice(1).map((_, at) => {
    const size = words.length - 1 - at;
    return { head: words.slice(0, size).join(''), tail: words.slice(size).join('') };
  });

export function readPlace(text: string): PlaceReading {
  const digits = postcode.exec(text);
  const rest = digits ? text.replace(digits[0], ' ') : text;
  const words = placeWords(rest).slice(0, mostWords);
  const bare = withoutAround(words);
  const both = bare.length === words.length ? [words] : [words, bare];
  return {
    digits: digits?.[1] ?? null,
    whole: both.map((one) => one.join('')).filter((key) => key !== ''),
    split: both.flatMap(splitsOf),
  };
}

/** All keys that have to be looked up to understand it. */
export const keysOf = ({ whole, split }: PlaceReading): string[] => [
  ...whole,
  ...split.flatMap(({ head, tail }) => [head, tail]),
];
