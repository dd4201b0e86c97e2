import { expect, it } from 'vitest';
import { isCrawler } from './crawlers.ts';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['', false],
])('%s is a crawler: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
