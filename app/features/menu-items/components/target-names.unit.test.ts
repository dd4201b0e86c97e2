import { expect, test } from 'vitest';
import { longestMenuName } from '#contract/menu-items.ts';
import { nameAfter, namesFrom } from '#app/features/menu-items/components/target-names.ts';

test('an item is called as its page, in each language that the page has', () => {
  expect(namesFrom('Over ons', 'About us')).toEqual({ name: 'Over ons', nameEn: 'About us' });
  expect(namesFrom('Over ons', undefined)).toEqual({ name: 'Over ons', nameEn: '' });
});

test('of a title that is too long for a menu it has the first whole words', () => {
  const long = 'Alles wat je wilde weten over vrijwilligerswerk in onze buurt en daarbuiten';
  const { name } = namesFrom(long, undefined);
  expect(name).toBe('Alles wat je wilde weten over vrijwilligerswerk in onze');
  expect(long.startsWith(`${name} `)).toBe(true);
  expect(namesFrom('x'.repeat(90), undefined).name).toHaveLength(longestMenuName);
  expect(namesFrom(`${'x'.repeat(longestMenuName)} y`, undefined).name).toHaveLength(longestMenuName);
});

test.each([
  ['', undefined, 'Over ons', 'Over ons'],
  ['  ', 'Contact', 'Over ons', 'Over ons'],
  ['Contact', 'Contact', 'Over ons', 'Over ons'],
  ['Bel ons', 'Contact', 'Over ons', 'Bel ons'],
])('%j, after %j, becomes with %j: %j', (typed, before, now, becomes) =>
  expect(nameAfter(typed, before, now)).toBe(becomes),
);
