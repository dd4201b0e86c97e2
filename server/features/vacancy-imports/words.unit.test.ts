import { expect, test } from 'vitest';
import { vacancyTypes } from '#contract/vacancy-fields.ts';
import { vacancyStatusNames, vacancyTypeNames } from '#contract/vacancy-names.ts';
import { readers, unknown } from './words.ts';

const lists = { categories: new Map(), targetGroups: new Map(), ageGroups: new Map() };

test.each([
  ['10-12-2025', '2025-12-10'],
  ['46001', '2025-12-10'],
  ['46001.5', '2025-12-10'],
  ['46001,75', '2025-12-10'],
  ['36526', '2000-01-01'],
  ['73050', '2099-12-31'],
])('%s in a column of days is %s', (cell, day) => expect(readers.startsOn?.(cell, lists)).toBe(day));

test.each(['36525', '73051', '4600', '460011', '46001.', '46001-'])('%s is no day', (cell) =>
  expect(readers.startsOn?.(cell, lists)).toBe(unknown),
);

test.each(['nl', 'en'] as const)(
  'what a file of ours calls a kind or a state is read again: %s',
  (locale) => {
    for (const type of vacancyTypes)
      expect(readers.vacancyType?.(vacancyTypeNames[locale][type], lists)).toBe(type);
    expect(readers.status?.(vacancyStatusNames[locale].published, lists)).toBe('published');
    expect(readers.status?.(vacancyStatusNames[locale].draft, lists)).toBe('draft');
  },
);
