/** Every move of an account from every status, as product.md section 4 lists them. */
import { expect, test } from 'vitest';
import { userMoves, userStatuses, type UserMove, type UserStatus } from '#contract/users.ts';
import { allows, moveTo, obstacles } from './transitions.ts';

const proven = new Date('2026-01-01T00:00:00Z');
/** Status → moves that lead on, for an account whose address is proven and for one whose is not. */
const expected: Record<UserStatus, { proven: UserMove[]; unproven: UserMove[] }> = {
  active: { proven: ['deactivate', 'archive'], unproven: ['deactivate', 'archive'] },
  invited: { proven: ['accept', 'archive'], unproven: ['accept', 'archive'] },
  inactive: { proven: ['activate', 'archive'], unproven: ['confirm', 'archive'] },
  archived: { proven: ['restore'], unproven: ['restore'] },
};

test.each(userStatuses)('from %s', (status) => {
  const movesOf = (confirmedAt: Date | null) =>
    Object.keys(userMoves).filter((move) => allows(move as UserMove, { status, confirmedAt }));
  expect(movesOf(proven).toSorted()).toEqual(expected[status].proven.toSorted());
  expect(movesOf(null).toSorted()).toEqual(expected[status].unproven.toSorted());
});

test('a refused move names the state', () => {
  expect(obstacles('archive', { status: 'archived', confirmedAt: proven })).toEqual([
    { code: 'move_refused', pointer: '/data/attributes/status', values: { state: 'archived' } },
  ]);
  expect(obstacles('archive', { status: 'active', confirmedAt: proven })).toEqual([]);
});

test('a status that is sent becomes a move of staff, never one of the person', () => {
  expect(moveTo('inactive', { status: 'archived', confirmedAt: proven })).toBe('restore');
  expect(moveTo('inactive', { status: 'active', confirmedAt: proven })).toBe('deactivate');
  expect(moveTo('active', { status: 'inactive', confirmedAt: proven })).toBe('activate');
  expect(moveTo('active', { status: 'inactive', confirmedAt: null })).toBeNull();
  expect(moveTo('active', { status: 'invited', confirmedAt: null })).toBeNull();
  expect(moveTo('active', { status: 'active', confirmedAt: proven })).toBeUndefined();
});
