import { expect, test } from 'vitest';
import { placeKey } from '#contract/place-key.ts';
import { readPlace } from './read-place.ts';

test.each([
  ['’s-Hertogenbosch', 'shertogenbosch'],
  ['SINT ODILIE\u0308NBERG', 'sintodilienberg'],
  ['St. Odiliënberg', 'sintodilienberg'],
  ['Krimpen a/d IJssel', 'krimpenadijssel'],
  ['Krimpen aan de Ĳssel', 'krimpenadijssel'],
  ['Ymuiden', 'ijmuiden'],
  ['😀', ''],
])('the key of %s', (text, key) => {
  expect(placeKey(text)).toBe(key);
});

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a word like any other', (word) => {
  expect(readPlace(word).whole).toEqual([placeKey(word)]);
});

test('a postcode is apart from what stands around it', () => {
  expect(readPlace('1012 AB Amsterdam')).toMatchObject({ digits: '1012', whole: ['amsterdam'] });
  expect(readPlace('1012ab')).toMatchObject({ digits: '1012', whole: [] });
  expect(readPlace('Wezep 8091')).toMatchObject({ digits: '8091', whole: ['wezep'] });
  expect(readPlace('10125')).toMatchObject({ digits: null });
});

test('the province or municipality stands behind, the longest name is tried first', () => {
  expect(readPlace('Bergen op Zoom (NB)').split).toEqual([
    { head: 'bergenopzoom', tail: 'nb' },
    { head: 'bergenop', tail: 'zoomnb' },
    { head: 'bergen', tail: 'opzoomnb' },
  ]);
});
