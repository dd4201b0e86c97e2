/** From what somebody types to what is meant: days, groups and kinds of work are understood, words that say nothing are left out. */
import type { FacetName } from '#contract/vacancy-search.ts';
import type { Locale } from '#contract/locales.ts';
import { dayParts, days as allDays, dayTimes as allTimes, type DayPart } from '#contract/schedule.ts';
import { lettersOf } from '../words.ts';
import { moments, type Moment } from './days.ts';
import { lexicons, type Meaning } from './lexicon.ts';
import { nearestTo } from './mistyped.ts';

/** What words were understood as. */
export interface Understood {
  words: string;
  filter: FacetName | 'near';
  values: string[];
}

export interface Part {
  /** As typed. */
  words: string;
  /** As looked for: without typing errors. */
  meant: string;
  meaning: Meaning | null;
  dayParts: readonly DayPart[] | null;
}

export interface Wish {
  parts: Part[];
  understood: Understood[];
  /** A sentence or a time: then what meets most of it is shown as well. */
  isWhole: boolean;
  /** A place that is named, as typed. */
  near: string | null;
}

export interface Reading {
  locale: Locale;
  /** Words that are to be taken as they are typed. */
  typed: ReadonlySet<string>;
  /** Names of places among those after 'in' and the like, in small letters. */
  places: ReadonlySet<string>;
  /** Words that are almost one of the list are read as that one. */
  isForgiving?: boolean;
}

const longestPhrase = 4;
const mostParts = 8;
const beforePlaces = new Set(['in', 'bij', 'near', 'nabij', 'rond', 'around', 'rondom', 'van', 'omgeving']);

/** What may be the name of a place: up to three words after 'in', 'bij', 'near'. */
export function namesOfPlaces(question: string): string[] {
  const words = lettersOf(question);
  return words.flatMap((word, at) =>
    beforePlaces.has(word) ? [1, 2, 3, 4].map((size) => words.slice(at + 1, at + 1 + size).join(' ')) : [],
  );
}

interface Found {
  words: string;
  meant: string;
  size: number;
  moment?: Moment;
  meaning?: Meaning;
  isPlace?: boolean;
}

function foundAt(words: readonly string[], at: number, reading: Reading): Found {
  const { meanings } = lexicons[reading.locale];
  const other = lexicons[reading.locale === 'en' ? 'nl' : 'en'].meanings;
  const times = moments[reading.locale];
  for (let size = Math.min(longestPhrase, words.length - at); size > 0; size -= 1) {
    const key = words.slice(at, at + size).join(' ');
    // Words for days that stand apart are one filter.
    if ([...reading.typed].some((one) => one === key || (times.has(key) && one.split(' ').includes(key))))
      continue;
    if (beforePlaces.has(words[at - 1] ?? '') && reading.places.has(key) && !meanings.has(key))
      return { words: key, meant: key, size, isPlace: true };
    const near = reading.isForgiving && size === 1 ? nearestTo(key, [times, meanings]) : key;
    const moment = times.get(near);
    if (moment) return { words: key, meant: near, size, moment };
    const meaning = meanings.get(near) ?? other.get(near);
    if (meaning) return { words: key, meant: near, size, meaning };
  }
  const word = words[at] ?? '';
  return { words: word, meant: word, size: 1 };
}

/** All day parts that the moments speak of together: the parts of those days, or of every day. */
function dayPartsOf(found: readonly Moment[]): DayPart[] {
  const days = found.flatMap((one) => one.days ?? []);
  const times = found.flatMap((one) => one.times ?? []);
  const wanted = new Set(
    (days.length > 0 ? days : allDays).flatMap((day) =>
      (times.length > 0 ? times : allTimes).map((time) => `${day}_${time}`),
    ),
  );
  return dayParts.filter((part) => wanted.has(part));
}

function understoodOf(parts: readonly Part[], near: string | null): Understood[] {
  const found = parts.flatMap(({ words, meaning, dayParts: when }): Understood[] => [
    ...(when ? [{ words, filter: 'dayPart' as const, values: [...when] }] : []),
    ...Object.entries(meaning?.filed ?? {}).map(([filter, values]) => ({
      words,
      filter: filter as FacetName,
      values: [...values],
    })),
  ]);
  return near === null ? found : [...found, { words: near, filter: 'near', values: [near] }];
}

/** The parts of a question, each once. */
function partsOf(all: readonly Found[], isSaid: (word: string) => boolean): Part[] {
  const times = all.filter((one) => one.moment);
  const parts: Part[] = all
    .filter((one) => !one.moment && !one.isPlace && isSaid(one.words))
    .map(({ words, meant, meaning }) => ({ words, meant, meaning: meaning ?? null, dayParts: null }));
  if (times.length > 0)
    parts.push({
      words: times.map(({ words }) => words).join(' '),
      meant: times.map(({ meant }) => meant).join(' '),
      meaning: null,
      dayParts: dayPartsOf(times.flatMap(({ moment }) => moment ?? [])),
    });
  return parts
    .filter((part, at) => parts.findIndex(({ words }) => words === part.words) === at)
    .slice(0, mostParts);
}

export function readWish(question: string, reading: Reading): Wish {
  const words = lettersOf(question);
  const { fillers, help, noise } = lexicons[reading.locale];
  const all: Found[] = [];
  for (let at = 0; at < words.length; at += all.at(-1)?.size ?? 1) all.push(foundAt(words, at, reading));
  const isFiller = (word: string) => fillers.has(word);
  const near = all.find((one) => one.isPlace)?.words ?? null;
  const says = (word: string) => !isFiller(word) && !noise.has(word);
  let parts = partsOf(all, (word) => says(word) && !help.has(word));
  // 'hulp' alone is looked for; 'hulp bij de computer' is about the computer.
  if (parts.length === 0) parts = partsOf(all, says);
  const hasFillers = all.some((one) => !one.meaning && !one.moment && isFiller(one.words));
  return {
    parts,
    understood: understoodOf(parts, near),
    isWhole: hasFillers || parts.some((part) => part.dayParts !== null),
    near,
  };
}
