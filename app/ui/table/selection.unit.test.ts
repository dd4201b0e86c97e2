import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPageChosen,
  nothingSelected,
  select,
  stillThere,
  type SelectionStep,
} from '#app/ui/table/selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const after = (...steps: SelectionStep[]) =>
  steps.reduce((now, step) => select(now, step, ids), nothingSelected);
const chosenAfter = (...steps: SelectionStep[]) => [...after(...steps).chosen].toSorted().join('');

describe('choosing rows', () => {
  test('pressing twice is not choosing', () => {
    expect(chosenAfter({ kind: 'toggle', id: 'b' })).toBe('b');
    expect(chosenAfter({ kind: 'toggle', id: 'b' }, { kind: 'toggle', id: 'b' })).toBe('');
  });

  test('a range goes from the last pressed row, in either direction', () => {
    expect(chosenAfter({ kind: 'toggle', id: 'b' }, { kind: 'range', id: 'd' })).toBe('bcd');
    expect(chosenAfter({ kind: 'toggle', id: 'd' }, { kind: 'range', id: 'a' })).toBe('abcd');
  });

  test('a range from a row that was taken out takes out', () => {
    expect(chosenAfter({ kind: 'page' }, { kind: 'toggle', id: 'b' }, { kind: 'range', id: 'd' })).toBe('ae');
  });

  test('the page is chosen whole, and pressed again not at all', () => {
    expect(chosenAfter({ kind: 'toggle', id: 'c' }, { kind: 'page' })).toBe('abcde');
    expect(chosenAfter({ kind: 'page' }, { kind: 'page' })).toBe('');
  });

  test('all that match is one step further than the page, and taking one out steps back', () => {
    const all = after({ kind: 'page' }, { kind: 'allMatching' });
    expect(all.isAllMatching).toBe(true);
    expect(select(all, { kind: 'toggle', id: 'a' }, ids).isAllMatching).toBe(false);
    expect(select(all, { kind: 'onlyPage' }, ids)).toMatchObject({ isAllMatching: false });
  });

  test('rows that went away are no longer chosen', () => {
    expect([...stillThere(after({ kind: 'page' }), ['a', 'z']).chosen]).toEqual(['a']);
  });

  test('whatever is pressed, only rows of the page are chosen', () => {
    const id = fc.constantFrom(...ids);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('toggle' as const), id }),
      fc.record({ kind: fc.constant('range' as const), id }),
      fc.record({
        kind: fc.constantFrom('page' as const, 'allMatching' as const, 'onlyPage' as const, 'none' as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const now = after(...steps);
        expect([...now.chosen].every((one) => ids.includes(one))).toBe(true);
        if (now.isAllMatching) expect(isPageChosen(now, ids)).toBe(true);
      }),
    );
  });
});
