import { describe, expect, it } from 'vitest';
import type { Locale, LocaleStrategy } from '#contract/locales.ts';
import { localeOfPage, type LocaleQuestion } from './page-locale.ts';

const both = ['nl', 'en'] as const;
const ask = (question: Partial<LocaleQuestion>) =>
  localeOfPage({
    path: '/',
    strategy: 'prefix',
    locales: both,
    cookie: undefined,
    acceptLanguage: undefined,
    mayRedirect: true,
    ...question,
  });

/** What is shown, where one is led, and what is kept, in this order. */
type Outcome = `${Locale} ${string} ${Locale | '-'}`;
type Row = [
  route: string,
  cookie: Locale | '-',
  browser: Locale | '-',
  prefix: Outcome,
  noPrefix: Outcome,
  oneLanguage: Outcome,
];

/** Every route × cookie × browser, with both strategies at a centre in two languages, and at one in Dutch only. */
const table: Row[] = [
  ['/a', '-', '-', 'nl - -', 'nl - -', 'nl - -'],
  ['/a', '-', 'nl', 'nl - -', 'nl - -', 'nl - -'],
  ['/a', '-', 'en', 'nl /en/a -', 'en - -', 'nl - -'],
  ['/a', 'nl', '-', 'nl - -', 'nl - -', 'nl - -'],
  ['/a', 'nl', 'nl', 'nl - -', 'nl - -', 'nl - -'],
  ['/a', 'nl', 'en', 'nl - -', 'nl - -', 'nl - -'],
  ['/a', 'en', '-', 'nl /en/a -', 'en - -', 'nl - -'],
  ['/a', 'en', 'nl', 'nl /en/a -', 'en - -', 'nl - -'],
  ['/a', 'en', 'en', 'nl /en/a -', 'en - -', 'nl - -'],
  ['/nl/a', '-', '-', 'nl - nl', 'nl /a nl', 'nl /a -'],
  ['/nl/a', '-', 'nl', 'nl - nl', 'nl /a nl', 'nl /a -'],
  ['/nl/a', '-', 'en', 'nl - nl', 'nl /a nl', 'nl /a -'],
  ['/nl/a', 'nl', '-', 'nl - -', 'nl /a -', 'nl /a -'],
  ['/nl/a', 'nl', 'nl', 'nl - -', 'nl /a -', 'nl /a -'],
  ['/nl/a', 'nl', 'en', 'nl - -', 'nl /a -', 'nl /a -'],
  ['/nl/a', 'en', '-', 'nl - nl', 'nl /a nl', 'nl /a -'],
  ['/nl/a', 'en', 'nl', 'nl - nl', 'nl /a nl', 'nl /a -'],
  ['/nl/a', 'en', 'en', 'nl - nl', 'nl /a nl', 'nl /a -'],
  ['/en/a', '-', '-', 'en - en', 'en /a en', 'nl /a -'],
  ['/en/a', '-', 'nl', 'en - en', 'en /a en', 'nl /a -'],
  ['/en/a', '-', 'en', 'en - en', 'en /a en', 'nl /a -'],
  ['/en/a', 'nl', '-', 'en - en', 'en /a en', 'nl /a -'],
  ['/en/a', 'nl', 'nl', 'en - en', 'en /a en', 'nl /a -'],
  ['/en/a', 'nl', 'en', 'en - en', 'en /a en', 'nl /a -'],
  ['/en/a', 'en', '-', 'en - -', 'en /a -', 'nl /a -'],
  ['/en/a', 'en', 'nl', 'en - -', 'en /a -', 'nl /a -'],
  ['/en/a', 'en', 'en', 'en - -', 'en /a -', 'nl /a -'],
];

describe('route, cookie and browser', () => {
  it.each(table)('%s with cookie %s and browser %s', (path, cookie, browser, ...expected) => {
    const given = {
      path,
      cookie: cookie === '-' ? undefined : cookie,
      acceptLanguage: browser === '-' ? undefined : browser,
    };
    const outcome = (strategy: LocaleStrategy, locales: readonly Locale[], mayRedirect = true) => {
      const { locale, redirect, remember } = ask({ ...given, strategy, locales, mayRedirect });
      return `${locale} ${redirect ?? '-'} ${remember ?? '-'}`;
    };
    expect([
      outcome('prefix', both),
      outcome('no_prefix', both),
      outcome('prefix', ['nl']),
      outcome('no_prefix', ['nl']),
    ]).toEqual([...expected, expected[2]]);
    // Forms and data of pages are answered where they were sent, in the very language that the page has or would lead to.
    const stays = (text: string) => text.replace(/\/\S*/, '-');
    expect([outcome('prefix', both, false), outcome('no_prefix', both, false)]).toEqual(
      expected.slice(0, 2).map(stays),
    );
  });
});

describe('a centre in two languages', () => {
  it.each<
    [string, Partial<LocaleQuestion>, locale: string, redirect: string | null, remember: string | null]
  >([
    ['the query stays', { path: '/a?b=c', acceptLanguage: 'en-GB,nl;q=0.5' }, 'nl', '/en/a?b=c', null],
    ['to the front page', { acceptLanguage: 'en' }, 'nl', '/en', null],
    ['to the front page with a query', { path: '/?q=a', acceptLanguage: 'en' }, 'nl', '/en?q=a', null],
    ['a German browser that also reads English', { acceptLanguage: 'de,en;q=0.5' }, 'nl', '/en', null],
    ['a Dutch browser that also reads English', { acceptLanguage: 'nl,en;q=0.5' }, 'nl', null, null],
    ['a strange cookie counts for nothing', { cookie: 'xx' }, 'nl', null, null],
    ['data of an English page', { path: '/en/dashboard.data', mayRedirect: false }, 'en', null, 'en'],
    ['data of the English front page', { path: '/en.data', mayRedirect: false }, 'en', null, 'en'],
    ['a word that only starts alike', { path: '/energie' }, 'nl', null, null],
    ['without prefixes, the front page', { path: '/en?q=a', strategy: 'no_prefix' }, 'en', '/?q=a', 'en'],
    ['without prefixes, such a word', { path: '/energie', strategy: 'no_prefix' }, 'nl', null, null],
  ])('%s', (_name, question, locale, redirect, remember) => {
    expect(ask(question)).toEqual({ locale, redirect, remember });
  });

  it('never leads to another host', () => {
    expect(ask({ path: '//evil.example', cookie: 'en' }).redirect).toBe('/en/evil.example');
    expect(ask({ path: '/en//evil.example', strategy: 'no_prefix' }).redirect).toBe('/evil.example');
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
});
