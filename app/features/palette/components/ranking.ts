/** How well something fits what was typed: its name first, then what it is also called, then what stands beside it. */
import { plainText } from '#contract/plain-text.ts';

const plain = (text: string) => plainText(text).trim();
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter(Boolean);

/** Every word that was typed begins a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** From the best down; `found` is what the server found by something that is not shown, such as a description. */
export const fit = { exact: 6, begins: 5, words: 4, also: 3, beside: 2, within: 1, found: 0 } as const;

interface Named {
  name: string;
  /** Words by which it is looked for as well. */
  also?: string;
  detail: string;
}

/** -1 where nothing of it was meant. */
export function fitOf({ name, also = '', detail }: Named, typed: string): number {
  const [typedText, called] = [plain(typed), plain(name)];
  if (typedText === '') return fit.found;
  if (called === typedText) return fit.exact;
  if (called.startsWith(typedText)) return fit.begins;
  if (matches(name, typed)) return fit.words;
  if (matches(`${name} ${also}`, typed)) return fit.also;
  if (matches(`${name} ${detail}`, typed)) return fit.beside;
  if (called.includes(typedText)) return fit.within;
  return -1;
}

export interface Ranked<Entry> {
  entries: Entry[];
  best: number;
}

/** The best first, each once; those that fit alike stay in their order. */
export function rank<Entry extends Named & { path: string }>(
  all: readonly (Entry & { fit: number })[],
  most: number,
): Ranked<Entry> {
  const seen = new Set<string>();
  const once = all
    .toSorted((one, other) => other.fit - one.fit)
    .filter(({ path, name, detail }) => {
      const keys = [path, `${name}\n${detail}`];
      const isNew = keys.every((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew;
    });
  return { entries: once.slice(0, most), best: once[0]?.fit ?? -1 };
}
