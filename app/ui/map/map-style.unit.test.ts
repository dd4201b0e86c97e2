import { expect, test } from 'vitest';
import { backgroundOf } from './map-style.ts';
import type { MapColours } from './map-colours.ts';

test('the first colour of a map is land, and water once the land is drawn', () => {
  const colours = { land: 'green', water: 'blue' } as MapColours;
  expect(backgroundOf({ colours, isDrawn: false })).toBe('green');
  expect(backgroundOf({ colours, isDrawn: true })).toBe('blue');
});
