import { describe, expect, it } from 'vitest';
import { localeOfPage, type LocaleQuestion } from './page-locale.ts';

const both = ['nl', 'en'] as const;
const ask = (question: Partial<LocaleQuestion>) =>
  localeOfPage({
    path: '/',
    locales: both,
    cookie: undefined,
    acceptLanguage: undefined,
    mayRedirect: true,
    ...question,
  });

describe('a centre in two languages', () => {
  it.each<
    [string, Partial<LocaleQuestion>, locale: string, redirect: string | null, remember: string | null]
  >([
    ['no prefix is Dutch', { path: '/vacancies/search' }, 'nl', null, null],
    ['a prefix is a choice to remember', { path: '/en/vacancies/search?q=a' }, 'en', null, 'en'],
    ['and is remembered once', { path: '/en', cookie: 'en' }, 'en', null, null],
    ['a Dutch prefix too', { path: '/nl', cookie: 'en' }, 'nl', null, 'nl'],
    [
      'a first visit by an English browser',
      { path: '/a?b=c', acceptLanguage: 'en-GB,nl;q=0.5' },
      'nl',
      '/en/a?b=c',
      null,
    ],
    ['to the front page', { acceptLanguage: 'en' }, 'nl', '/en', null],
    ['to the front page with a query', { path: '/?q=a', acceptLanguage: 'en' }, 'nl', '/en?q=a', null],
    ['a German browser that also reads English', { acceptLanguage: 'de,en;q=0.5' }, 'nl', '/en', null],
    ['a Dutch browser that also reads English', { acceptLanguage: 'nl,en;q=0.5' }, 'nl', null, null],
    ['who chose Dutch keeps it', { acceptLanguage: 'en', cookie: 'nl' }, 'nl', null, null],
    ['who chose English keeps it', { acceptLanguage: 'nl', cookie: 'en' }, 'nl', '/en', null],
    ['a strange cookie counts for nothing', { cookie: 'xx' }, 'nl', null, null],
    ['a form is answered where it was sent', { acceptLanguage: 'en', mayRedirect: false }, 'nl', null, null],
    ['data of an English page', { path: '/en/dashboard.data', mayRedirect: false }, 'en', null, 'en'],
    ['data of the English front page', { path: '/en.data', mayRedirect: false }, 'en', null, 'en'],
    ['a word that only starts alike', { path: '/energie' }, 'nl', null, null],
  ])('%s', (_name, question, locale, redirect, remember) => {
    expect(ask(question)).toEqual({ locale, redirect, remember });
  });

  it('never leads to another host', () => {
    expect(ask({ path: '//evil.example', cookie: 'en' }).redirect).toBe('/en/evil.example');
  });
});

describe('a centre in Dutch only', () => {
  it.each([
    ['/en', '/'],
    ['/en?q=a', '/?q=a'],
    ['/nl/vacancies/1', '/vacancies/1'],
    ['/en//evil.example', '/evil.example'],
    [String.raw`/en/\evil.example`, '/evil.example'],
  ])('%s → %s', (path, redirect) => {
    expect(ask({ path, locales: ['nl'] })).toEqual({ locale: 'nl', redirect, remember: null });
  });

  it('asks nothing of browser and cookie', () => {
    expect(ask({ locales: ['nl'], cookie: 'en', acceptLanguage: 'en' }).redirect).toBeNull();
  });
});
