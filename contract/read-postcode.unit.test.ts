import { expect, test } from 'vitest';
import { postcode } from './fields.ts';
import { postcodeWithin, readPostcode } from './read-postcode.ts';

const field = postcode();

test.each([
  '6041 NX',
  '6041nx',
  '60 41 NX',
  '60 41 nx',
  '6041-NX',
  '6041–NX',
  '6041.NX',
  '6041, NX',
  '6041 N X',
  '6041 N.X.',
  '6 0 4 1 N X',
  '6O41 NX',
  '604l NX',
  '604I nx',
  '６０４１ ＮＸ',
  ' 6041\u00a0NX ',
])('%j is kept as 6041 NX', (typed) => {
  expect(field.safeParse(typed).data).toBe('6041 NX');
});

test.each([
  ['1O12 AB', '1012 AB'],
  ['lO12', '1012'],
  ['IOI2 AB', null],
  ['l0l2 AB', '1012 AB'],
  ['60-41', '6041'],
  ['0041 NX', null],
  ['O041 NX', null],
  ['6041 N', null],
  ['60411 NX', null],
  ['olie', null],
  ['lolo', null],
])('%j is kept as %j', (typed, kept) => {
  expect(field.safeParse(typed).data ?? null).toBe(kept);
});

test('it is found among other words, with its letters alone', () => {
  expect(postcodeWithin('Roermond 60 41 NX')).toEqual({ digits: '6041', rest: 'Roermond  ' });
  expect(postcodeWithin('60 41 Roermond')).toBeNull();
  expect(readPostcode('Roermond')).toBeNull();
});
