import { firstSignOf } from '#contract/cut-text.ts';

/** Two letters of a name: first and last word, small words such as 'van de' left out. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}|^\d/u.test(word));
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${firstSignOf(first)}${firstSignOf(last ?? '')}`.toUpperCase();
}
