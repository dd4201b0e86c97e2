import { expect, test } from 'vitest';
import type { Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { answerHint } from './answer-hint.ts';

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
  ['nl', { type: 'text', longest: 1500 }, 'Hooguit 1.500 tekens'],
  ['nl', { type: 'date', earliest: '2026-12-05' }, 'Vanaf 5 december 2026'],
  [
    'nl',
    { type: 'date', latest: '2026-12-05', help: 'Wanneer kun je?' },
    'Wanneer kun je? Tot en met 5 december 2026',
  ],
  ['nl', { type: 'multiple_choice', fewestChoices: 2, mostChoices: 2 }, 'Kies er 2'],
  ['nl', { type: 'multiple_choice', fewestChoices: 2, mostChoices: 4 }, 'Kies er 2 tot 4'],
  ['nl', { type: 'multiple_choice', fewestChoices: 2 }, 'Kies er minstens 2'],
  ['nl', { type: 'email', longest: 5, earliest: '2026-12-05', fewestChoices: 2 }, undefined],
  ['en', { type: 'multiple_choice', mostChoices: 3 }, 'Choose at most 3'],
  [
    'en',
    { type: 'date', earliest: '2026-12-05', latest: '2026-12-24' },
    'From 5 December 2026 to 24 December 2026',
  ],
  ['en', { minimum: 1, maximum: 1000.5, step: 0.5 }, 'From 1 to 1,000.5, in steps of 0.5'],
  ['en', { minimum: 2 }, 'At least 2'],
  ['en', { maximum: 2 }, 'At most 2'],
])('%s: %j is %s', (locale, limits, hint) => {
  expect(answerHint({ id: 'n', type: 'number', title: 'Hoeveel?', ...limits }, locale)).toBe(hint);
});
