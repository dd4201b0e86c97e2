import { expect, test } from 'vitest';
import { holdsAnything, toldOf } from './told-of-fields.ts';

const named = {
  labels: { skills: 'Goed in', minimumAge: 'Minimumleeftijd', requiresVog: 'Met VOG', photos: 'Foto’s' },
  words: { skills: [{ value: 'act', label: 'Aanpakken' }], pay: [{ value: 'expenses', label: 'Onkosten' }] },
};

test('what was chosen is told by its words, the rest by its field', () => {
  const values = {
    skills: ['act'],
    minimumAge: '16',
    requiresVog: true,
    photos: [{ imageId: 'a', altText: '' }],
    pay: 'expenses',
  };
  expect(toldOf(values, ['skills', 'minimumAge', 'requiresVog', 'photos', 'pay'], named)).toEqual([
    'Aanpakken',
    'Minimumleeftijd: 16',
    'Met VOG',
    'Foto’s: 1',
    'Onkosten',
  ]);
});

test('of a long text only that it is there', () => {
  expect(toldOf({ minimumAge: 'x'.repeat(25) }, ['minimumAge'], named)).toEqual(['Minimumleeftijd']);
  expect(toldOf({ minimumAge: '<p>Kort</p>' }, ['minimumAge'], named)).toEqual(['Minimumleeftijd']);
});

test.each([
  ['an empty text', ''],
  ['nothing chosen', 'none'],
  ['an empty list', []],
  ['a tick that is off', false],
])('%s is nothing', (_what, value) => {
  expect(holdsAnything({ pay: value }, ['pay'])).toBe(false);
  expect(toldOf({ pay: value }, ['pay'], named)).toEqual([]);
});
