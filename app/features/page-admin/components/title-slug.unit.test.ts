import { expect, test } from 'vitest';
import { slugPattern } from '#contract/page-kinds.ts';
import { slugOf } from './title-slug.ts';

test.each([
  ['Over ons', 'over-ons'],
  ['  Eén café, twee ideeën!', 'een-cafe-twee-ideeen'],
  ['100 jaar – en nu?', '100-jaar-en-nu'],
  ['?!', ''],
])('the title %s gives the address %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a long title gives an address that may be', () => {
  for (let length = 70; length < 130; length += 1)
    expect(slugOf(`${'woord '.repeat(30).slice(0, length)}`)).toMatch(slugPattern);
});
