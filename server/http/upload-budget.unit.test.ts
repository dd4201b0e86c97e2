import { expect, test } from 'vitest';
import { FileRoom, UploadBudget } from './upload-budget.ts';
import { Refusal } from './refusal.ts';

const told = (work: () => void): unknown => {
  try {
    work();
    return 'taken';
  } catch (error) {
    return error instanceof Refusal && [error.status, error.retryAfter];
  }
};

test('one person and all together have so much room, which is free again with the answer', () => {
  const room = new FileRoom({ ofOne: 10, ofAll: 25 });
  const [one, again, two, three] = ['a', 'a', 'b', 'c'].map((who) => new UploadBudget(who, room));
  expect(told(() => one?.take(8))).toBe('taken');
  expect(told(() => again?.take(3))).toEqual([429, 10]);
  expect(told(() => two?.take(10))).toBe('taken');
  expect(told(() => three?.take(8))).toEqual([429, 10]);
  one?.release();
  one?.release();
  expect(told(() => three?.take(8))).toBe('taken');
  expect(told(() => again?.take(7))).toBe('taken');
  expect(told(() => again?.take(1))).toEqual([429, 10]);
});
