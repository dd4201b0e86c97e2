import { expect, test } from 'vitest';
import { linkAddress } from '#contract/rich-text/link-address.ts';

test.each([
  ['https://voorbeeld.nl/a?b=1#c', 'https://voorbeeld.nl/a?b=1#c'],
  [' http://voorbeeld.nl ', 'http://voorbeeld.nl'],
  ['voorbeeld.nl', 'https://voorbeeld.nl'],
  ['www.voorbeeld.nl/pad', 'https://www.voorbeeld.nl/pad'],
  ['ria@voorbeeld.nl', 'mailto:ria@voorbeeld.nl'],
  ['mailto:ria@voorbeeld.nl', 'mailto:ria@voorbeeld.nl'],
  ['06 12 34 56 78', 'tel:+31612345678'],
  ['06.12.34.56.78', 'tel:+31612345678'],
  ['Tel. 06-12 34 56 78', 'tel:+31612345678'],
  ['+31 (0)525 123456', 'tel:+31525123456'],
  ['0031 (0)525-123456', 'tel:+31525123456'],
  ['(0)525 123456', 'tel:+31525123456'],
  ['tel:+31525123456', 'tel:+31525123456'],
  ['tel:0612345678', 'tel:+31612345678'],
  ['tel:12345', 'tel:12345'],
  ['0900 1234', 'tel:09001234'],
  ['+31 900 123 45 67', 'tel:09001234567'],
  ['14 024', 'tel:14024'],
  ['14024', 'tel:14024'],
  ['tel:+3114024', 'tel:14024'],
  ['súdwest.nl', 'https://súdwest.nl'],
  ['Voorbeeld.nl.', 'https://voorbeeld.nl'],
  ['https:/voorbeeld.nl/pad', 'https://voorbeeld.nl/pad'],
  ['https;//voorbeeld.nl', 'https://voorbeeld.nl'],
  ['Ria <Ria@Voorbeeld.nl>', 'mailto:ria@voorbeeld.nl'],
  ['mailto:ria@voorbeeld.nl?subject=Tuin', 'mailto:ria@voorbeeld.nl?subject=Tuin'],
  ['https://voorbeeld.nl/@ria', 'https://voorbeeld.nl/@ria'],
  ['https://voorbeeld.nl/', 'https://voorbeeld.nl/'],
  ['\u200bvoorbeeld.nl\u200b', 'https://voorbeeld.nl'],
  ['voorbeeld.nl:8080/pad', 'https://voorbeeld.nl:8080/pad'],
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
