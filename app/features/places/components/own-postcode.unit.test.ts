import { expect, test } from 'vitest';
import { postcodeIn } from './own-postcode.ts';

test.each([
  ['Zuiderzeestraatweg 12, 8096 AB Oldebroek', '8096'],
  ['Markt 31\n6041EM Roermond', '6041'],
  ['Postbus 1234, Roermond', null],
  ['06 12345601', null],
  [null, null],
])('of %j it is %j', (address, postcode) => {
  expect(postcodeIn(address)).toBe(postcode);
});
