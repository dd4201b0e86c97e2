import { expect, it } from 'vitest';
import { inFacetOrder, isAsked } from './facet-order.ts';

const options = [
  { value: 'company', name: 'Ontmoeten', count: 0 },
  { value: 'nature', name: 'Natuur', count: 3 },
  { value: 'sport', name: 'Sport', count: 0 },
  { value: 'cooking', name: 'Koken', count: 3 },
  { value: 'admin', name: 'Administratie', count: 12 },
  { value: 'care', name: 'Élan', count: 0 },
];
const orderOf = (list: 'category' | 'ageGroup', chosen: string[]) =>
  inFacetOrder(list, options, { chosen, locale: 'nl' }).map(({ value }) => value);

it('shows what is chosen first, then the most hits, then by name, and zero last', () => {
  expect(orderOf('category', ['sport'])).toEqual(['sport', 'admin', 'cooking', 'nature', 'care', 'company']);
  expect(orderOf('category', [])).toEqual(['admin', 'cooking', 'nature', 'care', 'company', 'sport']);
});

it('keeps ages from young to old', () => {
  expect(orderOf('ageGroup', ['sport'])).toEqual(options.map(({ value }) => value));
});

it('offers no answer that belongs to another question', () => {
  expect([isAsked('tag', 'free'), isAsked('tag', 'once'), isAsked('ageGroup', 'under_18')]).toEqual([
    false,
    true,
    false,
  ]);
});
