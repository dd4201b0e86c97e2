import { expect, test } from 'vitest';
import { scaleOf } from '#app/ui/map/map-scale.ts';

test.each([
  [1, 50, 50],
  [6, 500, 83],
  [47, 2000, 43],
  [1200, 100_000, 83],
])('at %d metres a pixel the bar is %d metres long', (metresPerPixel, metres, pixels) => {
  expect(scaleOf(metresPerPixel)).toEqual({ metres, pixels });
});
