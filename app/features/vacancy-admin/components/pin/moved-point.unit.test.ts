import { expect, test } from 'vitest';
import { kilometresBetween } from '#contract/kilometres.ts';
import { isTooFar } from '#contract/map-point.ts';
import { directionOfKey, directions, movedPoint, writtenDegrees } from './moved-point.ts';

const wezep = { lat: 52.4583, lon: 6.0102 };

test.each(directions)('one step to the %s is twenty-five metres', (direction) => {
  const metres = kilometresBetween(wezep, movedPoint(wezep, direction)) * 1000;
  expect(metres).toBeCloseTo(25, 0);
});

test('arrow keys go where they point, others nowhere', () => {
  const { lat, lon } = wezep;
  expect(movedPoint(wezep, directionOfKey('ArrowUp') ?? 'south').lat).toBeGreaterThan(lat);
  expect(movedPoint(wezep, directionOfKey('ArrowLeft') ?? 'east').lon).toBeLessThan(lon);
  expect(directionOfKey('Enter')).toBeUndefined();
});

test('degrees are written to the metre, as people here write numbers', () => {
  expect(writtenDegrees('nl', 52.458_312_34)).toBe('52,45831');
  expect(writtenDegrees('en', 6.01)).toBe('6.01');
});

test('a pin may stand up to fifty kilometres from its postcode', () => {
  expect(isTooFar(wezep, { lat: wezep.lat + 0.44, lon: wezep.lon })).toBe(false);
  expect(isTooFar(wezep, { lat: wezep.lat + 0.46, lon: wezep.lon })).toBe(true);
});
