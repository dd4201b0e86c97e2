/** Texts that are too long for where they stand, cut where one sign ends: half a picture shows as a sign that nobody knows. Pure. */

import { signSegmenter } from './rare-formatters.ts';

/** As much of a text as is no longer than `most`. */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const near = text.slice(0, most + 2);
  const end = signSegmenter().segment(near).containing(most)?.index ?? 0;
  // Of a letter with heaps of marks on it there is something to see without the last of them.
  return end > 0 ? near.slice(0, end) : near.slice(0, most).replace(/\p{Surrogate}$/u, '');
}

/** The same with dots where something was left out. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${startOf(text, most - 1).trimEnd()}…` : text;

/** No sign before this one goes together with another. */
const firstMark = '\u0300';
/** As many parts as one sign is put together of, and more. */
const partsMax = 40;

export function firstSignOf(text: string): string {
  // Nearly every name begins with letters that are one sign each, which older browsers know as well.
  const [one = '', next = ''] = text;
  if (one < firstMark && next < firstMark) return one;
  const [first] = signSegmenter().segment(text.slice(0, partsMax));
  return first?.segment ?? '';
}
