import { expect, test } from 'vitest';
import { backIntent, nextIntent, stepPostOf, type FormStep } from './form-steps.ts';

const steps: readonly FormStep[] = [
  { name: 'who', fields: ['name', 'eats'] },
  { name: 'food', fields: ['diet'], isSkipped: ({ eats }) => eats !== true },
];

test('on from a step leads to the next that the answers ask for, and from the last one it sends', () => {
  const on = (from: string, eats: boolean) => stepPostOf(nextIntent(from), steps, { eats }, {});
  expect(on('who', true)).toEqual({ to: 'food' });
  // What was the last when the page was made is judged by what is posted.
  expect(on('who', false)).toBeNull();
  expect(on('food', true)).toBeNull();
});

test('what is wrong on a step keeps one there, and never on the way back', () => {
  const errors = { diet: 'Vul dit in', name: 'Vul dit in' };
  const values = { eats: true };
  expect(stepPostOf(nextIntent('who'), steps, values, errors)).toEqual({
    to: 'food',
    wrong: { name: 'Vul dit in' },
  });
  expect(stepPostOf(backIntent('food'), steps, values, errors)).toEqual({ to: 'who' });
});
