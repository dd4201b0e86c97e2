import { expect, test } from 'vitest';
import { addressesOf, fullTitle } from '#app/shell/page-head.ts';

test.each([
  ['Vacatures', 'Vacatures | Noord'],
  [undefined, 'Noord'],
  ['', 'Noord'],
])('title %j', (title, full) => {
  expect(fullTitle(title, 'Noord')).toBe(full);
});

test.each([
  ['/', 'nl', '/', '/en'],
  ['/en', 'en', '/', '/en'],
  ['/en/', 'en', '/', '/en'],
  ['/nl', 'nl', '/', '/en'],
  ['/vacancies/search', 'nl', '/vacancies/search', '/en/vacancies/search'],
  ['/nl/vacancies/search/', 'nl', '/vacancies/search', '/en/vacancies/search'],
  ['/en/vacancies/search', 'en', '/vacancies/search', '/en/vacancies/search'],
])('addresses of %s', (pathname, shown, nl, en) => {
  const origin = 'https://noord.example';
  const alternates = { nl: `${origin}${nl}`, en: `${origin}${en}` };
  expect(addressesOf(origin, pathname, 'prefix')).toEqual({
    alternates,
    canonical: alternates[shown as 'nl' | 'en'],
  });
});

test.each([
  ['/', '/'],
  ['/vacancies/search/', '/vacancies/search'],
  ['/en/vacancies/search', '/vacancies/search'],
])('without prefixes %s has one address for all languages', (pathname, address) => {
  expect(addressesOf('https://noord.example', pathname, 'no_prefix')).toEqual({
    alternates: null,
    canonical: `https://noord.example${address}`,
  });
});
