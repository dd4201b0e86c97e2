import { expect, test } from 'vitest';
import { refusalOfLink } from './mail-link.ts';

test.each([
  ['sign_in', 'good', null],
  ['sign_in', 'used', 'used'],
  ['sign_in', 'expired', 'expired'],
  ['removal', 'good', 'unknown'],
  ['removal', 'expired', 'unknown'],
  [null, 'unknown', 'unknown'],
] as const)('a link to %s that is %s, where one signs in: %s', (leadsTo, state, refusal) => {
  expect(refusalOfLink({ leadsTo, state }, 'sign_in')).toBe(refusal);
});
