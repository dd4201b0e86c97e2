import { expect, test } from 'vitest';
import { areaOf } from '#contract/map-area.ts';
import { areaIn, areaText } from '#app/ui/map/area-address.ts';

const oldebroek = { west: 5.8312, south: 52.44, east: 5.95, north: 52.5 };

test('an area reads as it was written', () => {
  const text = areaText({ ...oldebroek, west: 5.831_249 });
  expect(text).toBe('5.8312,52.44,5.95,52.5');
  expect(areaOf(text)).toEqual(oldebroek);
  expect(areaIn(new URLSearchParams({ area: text }))).toBe(text);
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '5,52,4,53',
  '5,53,6,52',
  '5,52,181,53',
  'a,b,c,d',
  '5e0,52,6,53',
  '5,52,6,53 ',
])('an area cannot be %j', (text) => {
  expect(areaOf(text)).toBeNull();
  expect(areaIn(new URLSearchParams({ area: text }))).toBe('');
});
