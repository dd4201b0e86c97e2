import { expect, test } from 'vitest';
import { placeKey } from '#contract/place-key.ts';
import { apart } from './alike.ts';
import { lettersApart } from './letters-apart.ts';

const nearness = (typed: string, name: string) => apart(placeKey(typed), placeKey(name));

test.each([
  ['', '', 0],
  ['ede', 'ede', 0],
  ['ede', 'eed', 1],
  ['elst', 'est', 1],
  ['elst', '', 4],
  ['velp', 'welk', 2],
])('%s and %s are %i letters apart', (a, b, count) => {
  expect(lettersApart(a, b, 9)).toBe(count);
  expect(lettersApart(b, a, 9)).toBe(count);
});

test.each([
  ['Amersvoort', 'Amersfoort'],
  ['Nijmwegen', 'Nijmegen'],
  ['Eindoven', 'Eindhoven'],
  ['Enschedee', 'Enschede'],
  ['Groningn', 'Groningen'],
  ['Apledoorn', 'Apeldoorn'],
  ['Tessel', 'Texel'],
  ['Hoek van Hollend', 'Hoek van Holland'],
  ['Hengloo', 'Hengelo'],
  ['Leeuwaarden', 'Leeuwarden'],
  ['Harderwjik', 'Harderwijk'],
  ['Den Bos', 'Den Bosch'],
  ['Zutven', 'Zutphen'],
  ['Eibergen', 'Ijbergen'],
  ['Leidendam', 'Leidschendam'],
  ['Bergen aan de Maas', 'Berg aan de Maas'],
  ['Hendrik-Ambacht', 'Hendrik-Ido-Ambacht'],
])('%s may be %s', (typed, name) => {
  expect(nearness(typed, name)).not.toBeNull();
});

test.each([
  ['Parijs', 'Rijs'],
  ['Brussel', 'Mussel'],
  ['Emmerich', 'Erichem'],
  ['Noordpool', 'Noorden'],
  ['Schothorst', 'Schiphorst'],
  ['Kralendijk', 'Krabbendijke'],
  ['Nergenshuizen', 'Hefshuizen'],
  ['Menaldumadeel', 'Dantumadiel'],
  ['Nieuw-Zwolle', 'Zwolle'],
  ['Oosterwijk', 'Oosterschelwijk'],
  ['Kerkwijk', 'Kerkzandwijk'],
])('%s is not %s', (typed, name) => {
  expect(nearness(typed, name)).toBeNull();
});

test('the nearest sound comes first, of two the one with the same first letter', () => {
  const order = (typed: string, names: readonly string[]) =>
    names.toSorted((a, b) => (nearness(typed, a) ?? Infinity) - (nearness(typed, b) ?? Infinity));
  expect(order('Tessel', ['Kessel', 'Liessel', 'Texel'])[0]).toBe('Texel');
  expect(order('Leeuwaarden', ['Leeuwarden', 'Leeuwaardem'])[0]).toBe('Leeuwarden');
});
