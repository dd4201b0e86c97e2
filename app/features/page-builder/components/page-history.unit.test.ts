/** Each change of a page by itself, and any row of changes: what is taken back is as it was, and what is done again as well. */
import { expect, test } from 'vitest';
import type { Block } from '#contract/blocks/all-blocks.ts';
import {
  type BlockChange,
  changeBlocks,
  historyOf,
  mostSteps,
  newBlockId,
  type PageHistory,
} from './page-history.ts';

const block = (id: string, title = id): Block => ({
  type: 'SectionTitle',
  version: 1,
  id,
  title,
  intro: null,
});
const three = historyOf([block('a'), block('b'), block('c')]);
const ids = ({ now }: PageHistory) => now.map(({ id }) => id).join(' ');

const added = block('d');
const newIds = (count: number) =>
  Array.from({ length: count }, (_, at) => `section-title-${at + 1}`).join(' ');
test.each<[string, BlockChange, string]>([
  ['add at the start', { kind: 'add', block: added, at: 0 }, 'd a b c'],
  ['add between', { kind: 'add', block: added, at: 2 }, 'a b d c'],
  ['add at the end', { kind: 'add', block: added, at: 3 }, 'a b c d'],
  ['move up', { kind: 'move', id: 'b', to: 0 }, 'b a c'],
  ['move down', { kind: 'move', id: 'b', to: 2 }, 'a c b'],
  ['move past the end', { kind: 'move', id: 'a', to: 9 }, 'b c a'],
  ['copy', { kind: 'copy', id: 'a' }, 'a section-title-1 b c'],
  [
    'paste between',
    { kind: 'paste', blocks: [added, block('a')], at: 1 },
    'a section-title-1 section-title-2 b c',
  ],
  [
    'paste more than fits',
    { kind: 'paste', blocks: Array<Block>(99).fill(added), at: 3 },
    `a b c ${newIds(97)}`,
  ],
  ['the same to each', { kind: 'each', change: (one) => ({ ...one, id: `${one.id}${one.id}` }) }, 'aa bb cc'],
  ['remove', { kind: 'remove', id: 'b' }, 'a c'],
  ['an unknown block', { kind: 'move', id: 'x', to: 0 }, 'a b c'],
])('%s', (_name, change, expected) => {
  const after = changeBlocks(three, change);
  expect(ids(after)).toBe(expected);
  const back = changeBlocks(after, { kind: 'undo' });
  expect(back.now).toEqual(three.now);
  expect(ids(changeBlocks(back, { kind: 'redo' }))).toBe(expected);
});

test('what is hidden is shown again by the same act, and a copy is hidden like its original', () => {
  const hidden = changeBlocks(three, { kind: 'hide', id: 'a' });
  expect(hidden.now[0]).toEqual({ ...block('a'), isHidden: true });
  expect(changeBlocks(hidden, { kind: 'copy', id: 'a' }).now[1]?.isHidden).toBe(true);
  expect(changeBlocks(hidden, { kind: 'hide', id: 'a' }).now[0]).toEqual(block('a'));
});

test('letters of one field are one step until one waits or goes elsewhere', () => {
  const type = (history: PageHistory, value: string, at: number, id = 'a') =>
    changeBlocks(history, { kind: 'edit', id, field: 'title', value, at });
  let history = type(type(type(three, 'K', 0), 'Ko', 300), 'Kok', 600);
  expect(history.past).toHaveLength(1);
  history = type(type(history, 'Koken', 9000), 'Tuin', 9100, 'b');
  expect(history.past).toHaveLength(3);
  history = changeBlocks(changeBlocks(history, { kind: 'undo' }), { kind: 'undo' });
  expect(history.now[0]).toEqual(block('a', 'Kok'));
});

test('what changes nothing is no step, and a new change ends what could be done again', () => {
  expect(changeBlocks(three, { kind: 'move', id: 'b', to: 1 })).toBe(three);
  expect(changeBlocks(three, { kind: 'undo' })).toBe(three);
  const back = changeBlocks(changeBlocks(three, { kind: 'remove', id: 'a' }), { kind: 'undo' });
  const other = changeBlocks(back, { kind: 'remove', id: 'b' });
  expect(changeBlocks(other, { kind: 'redo' })).toBe(other);
});

test('a new id is one that no other block has', () => {
  const blocks = [block('section-title-1'), block('section-title-3')];
  expect(newBlockId('SectionTitle', blocks)).toBe('section-title-2');
});

/** The same numbers each time. */
function* numbers(seed: number) {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

function anyChange(history: PageHistory, next: (below: number) => number, at: number): BlockChange {
  const { now } = history;
  const id = now[next(Math.max(1, now.length))]?.id ?? 'none';
  const changes: BlockChange[] = [
    { kind: 'add', block: block(newBlockId('SectionTitle', now)), at: next(now.length + 1) },
    { kind: 'move', id, to: next(now.length + 1) },
    { kind: 'copy', id },
    { kind: 'hide', id },
    { kind: 'remove', id },
    { kind: 'edit', id, field: 'title', value: `${at}`, at: at * 10_000 },
  ];
  return changes[next(changes.length)] as BlockChange;
}

test.each([1, 7, 42, 1234])('any row of changes can be taken back and done again (%i)', (seed) => {
  const random = numbers(seed);
  const next = (below: number) => Math.floor((random.next().value as number) * below);
  let history = three;
  const states = [three.now];
  for (let at = 0; at < 80; at += 1) {
    const after = changeBlocks(history, anyChange(history, next, at));
    if (after !== history) states.push(after.now);
    history = after;
    expect(new Set(history.now.map(({ id }) => id)).size).toBe(history.now.length);
  }
  const end = history.now;
  for (const state of states.toReversed()) {
    expect(history.now).toEqual(state);
    history = changeBlocks(history, { kind: 'undo' });
  }
  expect(history.now).toEqual(three.now);
  for (let at = 0; at < 80; at += 1) history = changeBlocks(history, { kind: 'redo' });
  expect(history.now).toEqual(end);
});

test('a hundred steps are kept', () => {
  let history = three;
  for (let at = 0; at < mostSteps + 20; at += 1) history = changeBlocks(history, { kind: 'hide', id: 'a' });
  expect(history.past).toHaveLength(mostSteps);
});
