import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dropMove,
  heightOf,
  mayMove,
  moved,
  placeOf,
  step,
  type Direction,
  type TreeNode,
} from '#app/ui/tree/tree-moves.ts';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, label: id, children });
const menu = [node('a'), node('b', node('c'), node('d')), node('e', node('f')), node('g')];
/** 'a b(c d) e(f) g' */
const shown = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ id, children }) => (children.length ? `${id}(${shown(children)})` : id)).join(' ');
const after = (id: string, direction: Direction, levels = 3) => {
  const move = step(menu, id, direction, levels);
  return move ? shown(moved(menu, move, levels)) : 'stays';
};

describe('one step', () => {
  test.each([
    ['b', 'up', 'b(c d) a e(f) g'],
    ['b', 'down', 'a e(f) b(c d) g'],
    ['d', 'up', 'a b(d c) e(f) g'],
    ['g', 'in', 'a b(c d) e(f g)'],
    ['d', 'out', 'a b(c) d e(f) g'],
    ['e', 'in', 'a b(c d e(f)) g'],
    ['a', 'up', 'stays'],
    ['g', 'down', 'stays'],
    ['a', 'in', 'stays'],
    ['a', 'out', 'stays'],
  ] as const)('%s %s: %s', (id, direction, result) => expect(after(id, direction)).toBe(result));

  test('no deeper than allowed, counted with what hangs under it', () => {
    expect(after('e', 'in', 2)).toBe('stays');
    expect(after('g', 'in', 2)).toBe('a b(c d) e(f g)');
  });
});

describe('dropping', () => {
  test.each([
    ['a', 'c', 'after', 'b(c a d) e(f) g'],
    ['a', 'b', 'after', 'b(c d) a e(f) g'],
    ['c', 'a', 'before', 'c a b(d) e(f) g'],
    ['a', 'g', 'on', 'b(c d) e(f) g(a)'],
  ] as const)('%s %s %s: %s', (id, target, position, result) => {
    const move = dropMove(menu, id, { id: target, position }, 3);
    expect(move && shown(moved(menu, move, 3))).toBe(result);
  });

  test('never under itself or its own children', () => {
    expect(dropMove(menu, 'b', { id: 'c', position: 'on' }, 9)).toBeUndefined();
    expect(mayMove(menu, { id: 'b', parentId: 'b', index: 0 }, 9)).toBe(false);
  });
});

describe('whatever is moved where', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const move = fc.record({
    id: fc.constantFrom(...ids),
    target: fc.constantFrom(...ids),
    position: fc.constantFrom('before' as const, 'after' as const, 'on' as const),
  });
  const all = (nodes: readonly TreeNode[]): string[] =>
    nodes.flatMap(({ id, children }) => [id, ...all(children)]);

  test('no line is lost or doubled, and none is deeper than allowed', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let tree: readonly TreeNode[] = menu;
        for (const { id, target, position } of moves) {
          const next = dropMove(tree, id, { id: target, position }, 3);
          if (next) tree = moved(tree, next, 3);
        }
        expect(all(tree).toSorted()).toEqual(ids);
        expect(Math.max(...tree.map(heightOf))).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('a line lands at the very index that the move names', () => {
    fc.assert(
      fc.property(move, ({ id, target, position }) => {
        const next = dropMove(menu, id, { id: target, position }, 3);
        if (!next) return;
        const place = placeOf(moved(menu, next, 3), id);
        expect(place).toMatchObject({ index: next.index });
        expect(place?.parent?.id ?? null).toBe(next.parentId);
      }),
    );
  });
});
