import { expect, test } from 'vitest';
import { actionFor, mayReload } from '#app/shell/builds.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('a page is loaded again once in ten seconds', () => {
  const kept = storage();
  const start = 1_800_000_000_000;
  expect([0, 1, 9999, 10_000, 10_001, 20_000].map((ms) => mayReload(kept, start + ms))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('never where that cannot be remembered: it would go on for ever', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  expect(mayReload({ getItem: refuse, setItem: refuse }, 0)).toBe(false);
  expect(mayReload({ getItem: () => null, setItem: refuse }, 0)).toBe(false);
});

test.each([
  ['nothing', 'nobody asked for it yet', { preloading: true, unsaved: true, may: true }],
  ['ask', 'somebody typed', { preloading: false, unsaved: true, may: true }],
  ['ask', 'somebody typed, right after loading anew', { preloading: false, unsaved: true, may: false }],
  ['reload', 'it is needed', { preloading: false, unsaved: false, may: true }],
  ['fail', 'loading anew did not help', { preloading: false, unsaved: false, may: false }],
])('a missing part: %s, as %s', (action, _why, { may, ...is }) => {
  let noted = 0;
  const mayReloadNow = () => {
    noted += 1;
    return may;
  };
  expect(actionFor({ ...is, mayReload: mayReloadNow })).toBe(action);
  // What is not done is not noted as done.
  expect(noted).toBe(action === 'reload' || action === 'fail' ? 1 : 0);
});
