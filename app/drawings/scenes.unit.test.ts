import { expect, it } from 'vitest';
import { choosePictures } from './scenes.ts';

const keysOf = (...items: [imageKey: string | null, category: string | null][]) =>
  choosePictures(items.map(([imageKey, category]) => ({ imageKey, category }))).map(
    ({ imageKey }) => imageKey,
  );

it('takes what the author chose, else a drawing that fits the category, else none', () => {
  expect(keysOf(['lezen', 'teaching'], [null, 'transport'], [null, 'handyman'], ['unknown', null])).toEqual([
    'lezen',
    'bus',
    null,
    null,
  ]);
});

it('never shows the same drawing twice in a row of cards', () => {
  expect(keysOf(['lezen', 'teaching'], ['lezen', 'host'], ['koffie', 'host'], ['koffie', 'buddy'])).toEqual([
    'lezen',
    'koffie',
    null,
    'wandel',
  ]);
  expect(keysOf(['bus', null], [null, null], [null, null], [null, null], ['bus', null]).at(-1)).toBe('bus');
});
