import { expect, test } from 'vitest';
import { centerKey } from '#contract/managed-centers.ts';
import { keyOf } from './proposed-key.ts';

test.each([
  ['Buurtwerk Óost & Zand', 'buurtwerk-oost-zand'],
  ['  Vrijwilligerspunt ’s-Hertogenbosch ', 'vrijwilligerspunt-s-hertogenbosch'],
  ['2Doen!', 'doen'],
  ['Een heel lange naam van een centrale die niet ophoudt', 'een-heel-lange-naam-van-een-centrale-die'],
])('%s', (name, key) => {
  expect(keyOf(name)).toBe(key);
  expect(centerKey().safeParse(key).success).toBe(true);
});

test('a name without letters proposes nothing', () => {
  expect(keyOf('123 !')).toBe('');
});
