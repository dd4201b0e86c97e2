import { expect, test } from 'vitest';
import { linkAddress } from '#contract/rich-text/link-address.ts';

test.each([
  ['https://voorbeeld.nl/a?b=1#c', 'https://voorbeeld.nl/a?b=1#c'],
  [' http://voorbeeld.nl ', 'http://voorbeeld.nl'],
  ['voorbeeld.nl', 'https://voorbeeld.nl'],
  ['www.voorbeeld.nl/pad', 'https://www.voorbeeld.nl/pad'],
  ['ria@voorbeeld.nl', 'mailto:ria@voorbeeld.nl'],
  ['mailto:ria@voorbeeld.nl', 'mailto:ria@voorbeeld.nl'],
  ['06 12 34 56 78', 'tel:0612345678'],
  ['+31 (0)525 123456', 'tel:+31525123456'],
  ['0031 (0)525-123456', 'tel:+31525123456'],
  ['(0)525 123456', 'tel:0525123456'],
  ['tel:+31525123456', 'tel:+31525123456'],
  ['tel:0612345678', 'tel:0612345678'],
  ['0900 1234', 'tel:09001234'],
  ['+31 900 123 45 67', 'tel:09001234567'],
  ['14 024', 'tel:14024'],
  ['14024', 'tel:14024'],
  ['tel:+3114024', 'tel:14024'],
  ['/vacancies/search', '/vacancies/search'],
  ['#deel', '#deel'],
])('%s becomes %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  '',
  'zomaar wat woorden',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
  '//elders.example',
  '/\\elders.example',
  'https://',
  'zomaar',
])('%j is no link', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});
