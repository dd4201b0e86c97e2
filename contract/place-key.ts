/** How names of places are compared: one key for all ways to write the same name. */

/** Words that are shortened in writing, one by one. */
const wholeWords = new Map([
  ['st', 'sint'],
  ['nw', 'nieuw'],
  ['v', 'van'],
]);

/** 'Krimpen a/d IJssel', 'Alphen aan de Rijn', 'Stad aan ’t Haringvliet': what follows `aan` differs by who writes it. */
const alongside = /\b(?:aan (?:den|der|de|d|het|t)|a d|ad)\b/g;

/**
 * The words of a name in small letters without accents and signs, as they are compared: 'Krimpen a/d IJssel' gives krimpen, ad, ijssel.
 * Apostrophes of any kind, hyphens and composed or decomposed letters make no difference, nor does y for ij.
 */
export function placeWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' en ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(alongside, 'ad');
  return plain
    .split(' ')
    .flatMap((word) => (word === '' ? [] : (wholeWords.get(word) ?? word).replaceAll('y', 'ij')));
}

/** The same for 'Den Bosch', 'denbosch' and 'DEN-BOSCH'; empty where there is no letter. */
export const placeKey = (text: string): string => placeWords(text).join('');
