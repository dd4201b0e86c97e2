import { expect, test } from 'vitest';
import { platePlace } from './plate-place.ts';

test.each([
  ['a face on the right', { x: 0.8, y: 0.6 }, { side: 'left', isHigh: true }],
  ['a face on the left', { x: 0.2, y: 0.9 }, { side: 'right', isHigh: true }],
  ['a face high in the middle', { x: 0.5, y: 0.3 }, { side: 'left', isHigh: true }],
  ['a face low in the middle', { x: 0.5, y: 0.7 }, { side: 'left', isHigh: false }],
  ['a face just left of the middle', { x: 0.45, y: 0.9 }, { side: 'right', isHigh: false }],
] as const)('%s is left free', (_name, focus, place) => expect(platePlace(focus)).toEqual(place));
