/** Words above B1 in a text, with the simpler word that can stand in their place. */
import { hardWordsEn } from './hard-words-en.ts';
import { hardWordsNl } from './hard-words-nl.ts';
import type { Locale } from '../locales.ts';

/** Where something stands in a text. */
export interface Spot {
  start: number;
  text: string;
  /** What can stand there instead. */
  instead?: string;
}

interface Entry {
  words: readonly string[];
  instead: string;
}

/** By the first word; longer phrases come first. */
function entriesOf(list: string): ReadonlyMap<string, Entry[]> {
  const byFirst = new Map<string, Entry[]>();
  for (const pair of list.split(';')) {
    const [hard = '', instead = ''] = pair.trim().split('=');
    const words = hard.split(' ');
    const first = words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, instead }]);
  }
  for (const entries of byFirst.values()) entries.sort((one, other) => other.words.length - one.words.length);
  return byFirst;
}

const lists = { nl: entriesOf(hardWordsNl), en: entriesOf(hardWordsEn) };

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** As it was written: with a capital at the beginning of a sentence. */
const asWritten = (instead: string, before: string) => (/^\p{Lu}/u.test(before) ? capital(instead) : instead);

interface Word {
  start: number;
  end: number;
  lower: string;
}

/** Words of a text; a hyphen or an apostrophe within one belongs to it. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    lower: word.toLocaleLowerCase(),
  }));

/** A phrase goes on over one blank, and over nothing else. */
const isPhrase = (text: string, words: readonly Word[], at: number, entry: Entry) =>
  entry.words.every((word, place) => {
    const found = words[at + place];
    const before = place === 0 ? undefined : words[at + place - 1];
    return (
      found?.lower === word && (before === undefined || text.slice(before.end, found.start).trim() === '')
    );
  });

/** Each hard word where it stands; what is within a longer phrase is not found again. */
export function hardWordsIn(text: string, language: Locale): Spot[] {
  const entries = lists[language];
  const words = wordsOf(text);
  const spots: Spot[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at] as Word;
    const entry = entries.get(first.lower)?.find((one) => isPhrase(text, words, at, one));
    if (!entry) continue;
    const last = words[at + entry.words.length - 1] ?? first;
    const found = text.slice(first.start, last.end);
    spots.push({ start: first.start, text: found, instead: asWritten(entry.instead, found) });
    at += entry.words.length - 1;
  }
  return spots;
}
