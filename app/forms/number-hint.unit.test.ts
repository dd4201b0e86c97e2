import { expect, test } from 'vitest';
import type { Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { numberHint } from './number-hint.ts';

test.each<[Locale, Partial<Question>, string | undefined]>([
  ['nl', { minimum: 1, maximum: 10 }, 'Van 1 tot en met 10'],
  ['nl', { minimum: 0, maximum: 2.5, step: 0.5 }, 'Van 0 tot en met 2,5, in stappen van 0,5'],
  ['nl', { minimum: -5 }, 'Minstens -5'],
  ['nl', { maximum: 1500, step: 100 }, 'Hooguit 1.500, in stappen van 100'],
  ['nl', { step: 0.005 }, 'In stappen van 0,005'],
  ['nl', { help: 'Tel jezelf mee', maximum: 4 }, 'Tel jezelf mee. Hooguit 4'],
  ['nl', { help: 'Met hoeveel? ', maximum: 4 }, 'Met hoeveel? Hooguit 4'],
  ['nl', { help: 'Tel jezelf mee' }, 'Tel jezelf mee'],
  ['nl', {}, undefined],
  ['en', { minimum: 1, maximum: 1000.5, step: 0.5 }, 'From 1 to 1,000.5, in steps of 0.5'],
  ['en', { minimum: 2 }, 'At least 2'],
  ['en', { maximum: 2 }, 'At most 2'],
])('%s: %j is %s', (locale, limits, hint) => {
  expect(numberHint({ id: 'n', type: 'number', title: 'Hoeveel?', ...limits }, locale)).toBe(hint);
});
