import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ria van den Aardweg', 'RA'],
  ['buurthuis', 'B'],
  ['👩🏽‍🌾 boerderij', '👩🏽‍🌾'],
])('of %s: %s', (name, letters) => expect(initials(name)).toBe(letters));
