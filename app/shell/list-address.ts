/** What is chosen in a list is in its address. Reading is lenient: an old or mistyped link still shows a list. */

// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and nobody types the others
const controlCharacters = /[\u0000-\u001f\u007f]+/g;

/** Words that somebody looks for; '' for none. */
export const wordsIn = (search: URLSearchParams, name: string, most: number): string =>
  (search.get(name) ?? '').toWellFormed().replaceAll(controlCharacters, ' ').trim().slice(0, most);

/** Which page, the first unless the address names another. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

/** How many rows on a page, the first of `sizes` unless the address names another of them. */
export const sizeIn = <Size extends number>(
  search: URLSearchParams,
  sizes: readonly [Size, ...Size[]],
): Size => sizes.find((size) => String(size) === search.get('per')) ?? sizes[0];

/** Page and size as they stand in the address; what is usual is left out. */
export const pagePairs = (page: number, size: number, usualSize: number): [string, string][] => [
  ['per', size === usualSize ? '' : String(size)],
  ['page', page > 1 ? String(page) : ''],
];

/** A name of several words, as it stands in the address. */
export const nameInAddress = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The address of a list with all that is chosen; empty values are left out, and commas stay readable. */
export function addressOf(path: string, pairs: readonly (readonly [string, string])[]): string {
  const chosen = pairs.filter(([, value]) => value !== '').map(([name, value]) => [name, value]);
  const text = new URLSearchParams(chosen).toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}
