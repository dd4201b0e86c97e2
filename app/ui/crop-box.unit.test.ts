import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestBox, movedBox, zoomedBox } from '#app/ui/crop-box.ts';

test('the largest part of a shape lies in the middle', () => {
  expect(largestBox(2, 1)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(largestBox(0.5, 1)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(largestBox(1.7)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
});

test('moving stops at the edge', () => {
  expect(movedBox(largestBox(2, 1), 40, 10)).toEqual({ x: 50, y: 0, width: 50, height: 100 });
});

test('whatever one does, the box stays inside and keeps its shape', () => {
  const action = fc.oneof(
    fc.tuple(fc.constant('zoom' as const), fc.double({ min: 0.1, max: 4, noNaN: true }), fc.constant(0)),
    fc.tuple(
      fc.constant('move' as const),
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: -60, max: 60 }),
    ),
  );
  const shapes = fc.constantFrom(4 / 3, 1, 16 / 9);
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      shapes,
      fc.array(action),
      (picture, shape, actions) => {
        let box = largestBox(picture, shape);
        for (const [what, a, b] of actions) box = what === 'zoom' ? zoomedBox(box, a) : movedBox(box, a, b);
        expect(box.x).toBeGreaterThanOrEqual(-1e-9);
        expect(box.y).toBeGreaterThanOrEqual(-1e-9);
        expect(box.x + box.width).toBeLessThanOrEqual(100 + 1e-9);
        expect(box.y + box.height).toBeLessThanOrEqual(100 + 1e-9);
        expect((box.width / box.height) * picture).toBeCloseTo(shape, 5);
      },
    ),
  );
});
