/**
 * Words of a stranger as they stand in a mail: mail programs make links of what looks like an address, also in plain text. A
 * space breaks it where it can be seen, which holds in every program; signs that cannot be seen are dropped by some.
 */
const breaks: readonly [RegExp, string][] = [
  [/:\/\//gu, ': //'],
  [/(?<=\S)@(?=\S)/gu, ' @ '],
  [/\b(www)\.(?=\S)/giu, '$1. '],
  // One letter before it is an initial, and what ends an address begins with a letter: times, dates and amounts stay as they are.
  [/(?<=[\p{L}\d]{2})\.(?=\p{L}[\p{L}\d])/gu, '. '],
  [/(?<=(?<![\p{L}\d.])[\p{L}\d])\.(?=\p{L}{2,24}\/\S)/gu, '. '],
  // The number of a computer.
  [/(?<=(?<![\d.])[1-9]\d{0,2}\.\d{1,3}\.\d{1,3})\.(?=\d{1,3}(?![\d.]))/gu, '. '],
];

export const plainly = (words: string): string =>
  breaks.reduce((text, [address, broken]) => text.replaceAll(address, broken), words);
