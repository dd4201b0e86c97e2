import { expect, test } from 'vitest';
import { ended, loadingFrom, lookAt, overAt, type Loading } from '#app/shell/loading-progress.ts';

const running = loadingFrom(1000);
const done = (at: number, hasFailed = false): Loading => ended(running, at, hasFailed);
const full = { progress: 1, hasFailed: false, isFading: false };

test.each<[what: string, loading: Loading, now: number, look: object | null]>([
  ['nothing in the first 200 ms', running, 1199, null],
  ['then it begins', running, 1200, { progress: 0, hasFailed: false, isFading: false }],
  [
    'half way after one of its two seconds',
    running,
    2200,
    { progress: 0.5, hasFailed: false, isFading: false },
  ],
  ['and waits before the end', running, 60_000, { progress: 0.95, hasFailed: false, isFading: false }],
  ['full when the page is there', done(2000), 2000, full],
  ['for half a second', done(2000), 2499, full],
  ['then it fades', done(2000), 2500, { ...full, isFading: true }],
  ['for 400 ms', done(2000), 2899, { ...full, isFading: true }],
  ['and is gone', done(2000), 2900, null],
  ['never for a page that is there at once', done(1199), 1199, null],
  ['but shows that it failed', done(1100, true), 1100, { ...full, hasFailed: true }],
  ['as long as otherwise', done(1100, true), 2000, null],
])('%s', (_what, loading, now, look) => {
  expect(lookAt(loading, now)).toEqual(look);
});

test('the first end counts, and that it failed may come after it', () => {
  expect(ended(done(2000), 2400, true)).toEqual({ startedAt: 1000, endedAt: 2000, hasFailed: true });
});

test('it is over when nothing is left of it', () => {
  expect([running, done(1100), done(2000)].map(overAt)).toEqual([null, 1100, 2900]);
});
