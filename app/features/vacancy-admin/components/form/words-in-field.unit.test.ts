import { expect, test } from 'vitest';
import { startOf, turnOf } from './words-in-field.ts';

const text = 'indien je komt, indien je blijft';

test.each([
  [0, 0],
  [16, 1],
])('what is found at %i has turn %i', (start, turn) => {
  expect(turnOf(text, 'indien', start)).toBe(turn);
  expect(startOf(text, 'indien', turn)).toBe(start);
});

test('a place that was taken away since leads to the last one, and none to nothing', () => {
  expect(startOf(text, 'indien', 5)).toBe(16);
  expect(startOf(text, 'tevens', 0)).toBe(-1);
  expect(startOf(text, 'tevens', 3)).toBe(-1);
});
