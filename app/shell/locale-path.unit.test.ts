import { describe, expect, it } from 'vitest';
import { inLanguageOf, inLocale, safeFrom, withoutPrefix } from './locale-path.ts';

describe('addresses in a language', () => {
  it.each([
    ['/', '/vacancies/search', '/vacancies/search'],
    ['/en', '/vacancies/search', '/en/vacancies/search'],
    ['/en/dashboard', '/', '/en'],
    ['/en/dashboard', '/?q=a', '/en?q=a'],
    ['/nl/dashboard', '/en/dashboard', '/nl/dashboard'],
    ['/energie', '/', '/'],
  ])('on %s, %s is %s', (current, path, expected) => {
    expect(inLanguageOf(current, path)).toBe(expected);
  });

  it('goes to the other language and back', () => {
    expect(inLocale('en', '/vacancies/1?a=b')).toBe('/en/vacancies/1?a=b');
    expect(withoutPrefix('/en/vacancies/1?a=b')).toBe('/vacancies/1?a=b');
    expect(withoutPrefix('/en')).toBe('/');
    expect(withoutPrefix('/en//evil.example')).toBe('/evil.example');
  });
});

describe('where signing in may lead', () => {
  it.each(['/', '/en/applications?state=open', '/vacancies/1#apply', '/?q=a%0ab'])('%s', (from) => {
    expect(safeFrom(from)).toBe(from);
  });

  it.each([
    null,
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'evil.example',
    String.raw`/a\b`,
    '/./\\evil',
    '/..//evil.example',
    `/${'a'.repeat(2000)}`,
  ])('not %j', (from) => {
    expect(safeFrom(from)).toBeNull();
  });
});
