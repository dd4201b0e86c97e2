import { expect, test } from 'vitest';
import { withoutStuck } from './stuck-address.ts';

test.each([
  ['/confirm?token=abc-_1.', '/confirm?token=abc-_1'],
  ['/confirm?token=abc)', '/confirm?token=abc'],
  ['/confirm?token=abc%3E', '/confirm?token=abc'],
  ['/confirm?token=abc%3e%29.', '/confirm?token=abc'],
  ['/confirm?token=abc&act=withdraw).', '/confirm?token=abc&act=withdraw'],
  ['/vacancies/alerts/by-mail?key=abc%22', '/vacancies/alerts/by-mail?key=abc'],
  ['/contactformulier/berichten/0190%E2%80%9D', '/contactformulier/berichten/0190'],
  ['/en/vacancies/0190,', '/en/vacancies/0190'],
  ['/concept/abc%C2%BB', '/concept/abc'],
  ['/confirm?token=abc&act=withdraw%20', '/confirm?token=abc&act=withdraw'],
  ['/confirm?token=abc=', '/confirm?token=abc'],
  ['/vacancies/0190%0D%0A', '/vacancies/0190'],
  ['/privacy%20', '/privacy'],
  ['/vacancies/0190%C2%A0', '/vacancies/0190'],
  ['/vacancies/0190&gt;', '/vacancies/0190'],
  ['/).', '/'],
  ['//elders.example.', '/elders.example'],
  ['/\\elders.example.', '/elders.example'],
])('%s is %s', (address, meant) => {
  expect(withoutStuck(address)).toBe(meant);
});

test.each([
  '/',
  '/nieuws',
  '/confirm?token=abc',
  '/vacancies/search?q=wat%3F)',
  '/vacancies/search?q=a&near=Bergen (NH)',
  '/%E2%80%9A',
  '/vacancies/search?q=koken%20',
  '/vacancies/search?q=',
  '/%20',
  '/en/vacancies/%20',
  '/forms/%C2%A0%0A',
])('%s stays as it is', (address) => {
  expect(withoutStuck(address)).toBeNull();
});
