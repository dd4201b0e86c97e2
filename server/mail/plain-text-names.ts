/**
 * Words of a stranger as they stand in a mail: mail programs make links of what looks like an address, also in plain text. A
 * space breaks it where it can be seen, which holds in every program; signs that cannot be seen are dropped by some.
 */
const breaks: readonly [RegExp, string][] = [
  [/:\/\//gu, ': //'],
  [/(?<=\S)@(?=\S)/gu, ' @ '],
  [/\b(www)\.(?=\S)/giu, '$1. '],
  // One letter before it is an initial.
  [/(?<=[\p{L}\d]{2})\.(?=[\p{L}\d]{2})/gu, '. '],
];

export const plainly = (words: string): string =>
  breaks.reduce((text, [address, broken]) => text.replaceAll(address, broken), words);
