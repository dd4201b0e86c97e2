import { expect, test } from 'vitest';
import { inParts, namesOf } from './full-names.ts';

test.each([
  ['Noor van der Berg', 'Noor', 'van der Berg'],
  ['Berg, Noor van der', 'Noor', 'van der Berg'],
  ['van der Berg, Noor', 'Noor', 'van der Berg'],
  ['Jan Willem de Boer', 'Jan Willem', 'de Boer'],
  ['P.J. Jansen', 'P.J.', 'Jansen'],
  ['A. B. Jansen', 'A. B.', 'Jansen'],
  ['Dhr. P. de Vries', 'P.', 'de Vries'],
  ['Mevrouw Fatima El Idrissi', 'Fatima', 'El Idrissi'],
  ['Zoë van ’t Hoff', 'Zoë', 'van ’t Hoff'],
  ['Jansen-de Vries, Ria', 'Ria', 'Jansen-de Vries'],
  ['  Piet \n Jansen ', 'Piet', 'Jansen'],
  ['Heerema', 'Heerema', ''],
  ['Van Dijk', 'Van', 'Dijk'],
])('%j', (whole, firstName, lastName) => {
  expect(namesOf(whole)).toEqual({ firstName, lastName });
});

test('a column of its own says it better', () => {
  expect(inParts({ fullName: 'N. Berg', firstName: 'Noor' })).toEqual({
    firstName: 'Noor',
    lastName: 'Berg',
  });
  expect(inParts({ fullName: 'N. Berg', firstName: 'Noor', lastName: 'Smit' })).toEqual({
    firstName: 'Noor',
    lastName: 'Smit',
  });
  expect(inParts({ email: 'a@b.nl' })).toEqual({ email: 'a@b.nl' });
});
