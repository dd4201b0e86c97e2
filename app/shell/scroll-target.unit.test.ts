import { expect, test } from 'vitest';
import { scrollTargetAt, type ScrollTarget } from '#app/shell/scroll-target.ts';

const place = (address: string) => new URL(address, 'http://here');
const top: ScrollTarget = { kind: 'at', top: 0 };

test.each<[what: string, from: string, to: string, back: number | 'new' | undefined, arrival: ScrollTarget]>([
  ['another page begins at its top', '/a', '/b', undefined, top],
  ['back leads to where one was', '/b', '/a', 700, { kind: 'at', top: 700 }],
  ['also to the top', '/b', '/a', 0, top],
  ['back to where one never was is the top', '/b', '/a', 'new', top],
  ['a filter leaves one there', '/a?q=1', '/a?q=2', undefined, { kind: 'stay' }],
  ['back over a filter leads to where one was', '/a?q=2', '/a?q=1', 300, { kind: 'at', top: 300 }],
  ['the next page of a list begins at its top', '/a?q=1', '/a?q=1&page=2', undefined, top],
  [
    'a filter that leads back to the first page leaves one there',
    '/a?q=1&page=2',
    '/a?q=2',
    undefined,
    { kind: 'stay' },
  ],
  ['a heading is shown', '/a', '/a#wie', undefined, { kind: 'target', id: 'wie' }],
  ['on another page as well', '/a', '/b#wie%20wat', undefined, { kind: 'target', id: 'wie wat' }],
  ['even if badly written', '/a', '/b#%E0%A4%A', undefined, { kind: 'target', id: '%E0%A4%A' }],
  ['an empty one is none', '/a', '/a#', undefined, { kind: 'stay' }],
])('%s', (_what, from, to, back, target) => {
  const isBack = back !== undefined;
  const saved = typeof back === 'number' ? back : undefined;
  expect(scrollTargetAt(place(from), place(to), { isBack, saved })).toEqual(target);
});
