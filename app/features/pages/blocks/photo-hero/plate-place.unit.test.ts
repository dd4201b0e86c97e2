import { expect, test } from 'vitest';
import { platePlace } from './plate-place.ts';

test.each([
  ['on the right', { x: 0.8, y: 0.6 }, { side: 'left', isHigh: true, isEdgeFree: true }],
  ['low on the left', { x: 0.2, y: 0.9 }, { side: 'right', isHigh: true, isEdgeFree: false }],
  ['high in the middle', { x: 0.5, y: 0.3 }, { side: 'left', isHigh: true, isEdgeFree: true }],
  ['rather low in the middle', { x: 0.5, y: 0.6 }, { side: 'left', isHigh: false, isEdgeFree: true }],
  ['at the edge in the middle', { x: 0.45, y: 0.9 }, { side: 'right', isHigh: false, isEdgeFree: false }],
] as const)('a face %s is left free', (_name, focus, place) => expect(platePlace(focus)).toEqual(place));
