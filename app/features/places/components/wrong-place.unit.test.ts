import { expect, test } from 'vitest';
import { wrongPlaceKind } from './wrong-place.ts';

test.each([
  ['Bonaire', 'abroad'],
  ['sint eustatius', 'abroad'],
  ['Saba', 'abroad'],
  ['Antwerpen', 'abroad'],
  ['bij mij in de buurt', 'vague'],
  ['Xyzzyveen', 'unknown'],
] as const)('%s is %s, at the field as above the list', (near, kind) => {
  expect(wrongPlaceKind(near)).toBe(kind);
});
