/** The list of screens against the specification's (section 2), which is beside this file as data. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slugPattern } from '#contract/page-kinds.ts';
import { legalPageAt, passwordScreen, publicPages } from '#contract/public-pages.ts';
import { reservedSlugs } from '#contract/reserved-slugs.ts';
import { comparedWith, nothingElse, root, textOf } from './source.ts';

interface Screen {
  path: string;
  file?: string;
  isPublic?: boolean;
  layout?: string;
  whiteBackground?: boolean;
  validate?: string;
}

const read = <Shape>(name: string) => JSON.parse(textOf(`tests/codebase/${name}`)) as Shape;
const specified = read<{ routes: Screen[]; developerTestPages: string[] }>('specified-screens.json');
/** Specified, and not there yet. An entry may only be taken off. */
const missing = read<string[]>('missing-screens.json');

const list = join(root, 'app/routes.ts');
// By name, as the screens are no part of this project for the type checker.
const { screens: registered, allScreens } = (await import(list)) as Record<
  'screens' | 'allScreens',
  readonly Screen[]
>;

const { comingScreens } = (await import(join(root, 'app/screens/coming.ts'))) as Record<
  string,
  readonly string[]
>;

/** `/` is the part of `/:slug?` that needs no slug. */
const covers = (screen: Screen, path: string) =>
  screen.path === path || screen.path.replace(/\/:\w+\?$/, '') === (path === '/' ? '' : path);
const specifiedFor = (path: string) =>
  specified.routes.find((screen) => screen.path === path) ??
  specified.routes.find((screen) => covers(screen, path));

/** What any noun has below its list, which the specification names: one record, and the forms. */
const belowLists = (path: string) => path.replace(/\/(add|:id|:id\/edit)$/, '');

/** Other screens that the specification does not name. */
const additional: Record<string, string> = {
  '/contactformulier/zonder-account':
    'asking the centre without an account, as /contactformulier asks to sign in',
  '/contactformulier/berichten': 'the queue of what people ask by /contactformulier, for whoever answers',
  '/contactformulier/berichten/:id': 'one question, for whoever asked it and whoever answers it',
  '/content/:id/settings': 'what is said of a page besides its blocks, as a form that works without script',
  '/content/:id/versions': 'what a page held before, to compare and to go on from',
  '/content/:id/preview': 'a page as it is written now, before visitors see it',
  '/admin/centers': 'the platform’s own list of centres, where admins open, change and close them',
  '/admin/centers/add': 'the form that opens a centre',
  '/admin/centers/:id/edit': 'the form of one',
  '/auth/first-admin': 'where the link of the first start leads: before it there is nobody to sign in as',
  '/form_builder/:id/links':
    'who was mailed a link of their own to a form, where the specification has tokens',
  '/concept/:token': 'a page that is not online, for whoever was given the link to it',
  '/partners/sharing': 'with which partners the centre shares vacancies, for its staff',
  '/instellingen/teksten': 'what a centre adds to the pages that every centre has, with its versions',
  '/vacancies/embed': 'the code for other sites, which the search leads to',
  '/vacancies/alerts': 'the searches that one is mailed about',
  '/vacancies/alerts/by-mail': 'where the mails of a search lead: other days, or no more, without an account',
  '/vacancies/alerts/add': 'saving a search as an alert, which the specification of the search asks for',
  '/vacancies/saved': 'what somebody keeps of the vacancies and looked at last, with or without an account',
  '/vacancies/compare': 'two of what somebody keeps, side by side',
  '/vacancies/tags': 'words that people add to vacancies themselves, for the staff who put them in order',
  '/vacancies/tags/:id': 'one of them',
  '/vacancies/import': 'vacancies of a file, as people of one at /users/add',
  '/vacancies/feeds':
    'addresses that vacancies are fetched from every hour, beside bringing in a file of them',
  '/vacancies/feeds/add': 'the form of a new one',
  '/vacancies/feeds/:id': 'one of them, with what happened each time',
  '/vacancies/feeds/:id/edit': 'the form of one',
  '/vacancies/:id/fill': 'what happens to whoever still waits is asked before a vacancy is filled',
  '/vacancies/:id/question': 'asking its contact something first, until there are conversations',
  '/vacancies/:id/renew': 'where the mail before the end of a vacancy leads: one press keeps it on the site',
  '/vacancies/approve':
    'the queue of vacancies that wait for the check of the centre, as /organizations/approve is that of organisations',
};

test('every registered screen is specified', () => {
  const found = registered
    .map((screen) => screen.path)
    .filter((path) => !specifiedFor(path) && !specifiedFor(belowLists(path)));
  expect(comparedWith(found, additional)).toEqual(nothingElse);
});

test('the pages for developers are the specified ones, and one for each part', () => {
  const paths = allScreens.filter((screen) => !registered.includes(screen)).map((screen) => screen.path);
  expect(paths).toEqual([
    ...specified.developerTestPages.map((name) => `/test/${name}`),
    '/test/components/:part?',
  ]);
});

test('every specified screen is registered, or is on the list of missing ones, which may only shrink', () => {
  const paths = new Set(registered.map((screen) => screen.path));
  expect(missing.toSorted()).toEqual(
    specified.routes
      .map((screen) => screen.path)
      .filter((path) => !paths.has(path))
      .toSorted(),
  );
});

test('an address with something else in the place of an id is not found before anything is asked', () => {
  const loose = registered.filter(
    ({ path, validate }) => /\/:id(\/|$)/.test(path) && validate !== 'idIsUuid',
  );
  expect(loose.map(({ path }) => path)).toEqual([]);
});

/** Every address of one part can be a page, so that it would let any word through. */
const anyWord = '/:slug?';

test('the coming screens that a redirect may name are the public ones of the missing', () => {
  const isPublic = (path: string) => specified.routes.find((screen) => screen.path === path)?.isPublic;
  const existing = new Set(registered.map((screen) => screen.path));
  expect(comingScreens?.filter((path) => !existing.has(path))).toEqual(
    missing.filter((path) => isPublic(path) && path !== anyWord),
  );
});

test('what search engines are told to list is a public screen', () => {
  const screenAt = (path: string) =>
    registered.find((screen) => screen.path === path) ??
    registered.find((screen) => screen.path === anyWord && legalPageAt(path.slice(1)));
  expect(publicPages.filter((path) => screenAt(path)?.isPublic !== true)).toEqual([]);
  expect(registered.map((screen) => screen.path)).toContain(passwordScreen.split('#')[0]);
});

/** `path: what` that differs from the specification, with why. */
const differences: Record<string, string> = {
  '/auth/login-1: layout is empty, specified default':
    'the specification names no layout for it; the design draws it without toolbar (picture of signing in)',
  '/auth/recover: layout is empty, specified default': 'as /auth/login-1, which leads to it',
  '/auth/reset: layout is empty, specified default': 'as /auth/login-1, to which it belongs',
  '/auth/token: layout is empty, specified default': 'as /auth/login-1, to which it belongs',
  '/form_builder/:id/preview: layout is empty, specified default':
    'the specification names no layout for it; it is the form as it stands by itself at /forms/{token?}',
  '/instellingen/design: layout is empty, specified default':
    'the specification names no layout for it; an editor has a bar of its own (picture of the theme editor)',
  '/vacancies/search: layout is wide, specified default':
    'the specification names no layout for it; list and map need the width (picture of searching)',
};

test('a screen is public, laid out and coloured as specified', () => {
  const found = registered.flatMap((screen) => {
    const wanted = specifiedFor(screen.path);
    if (!wanted) return [];
    const pairs: [string, unknown, unknown][] = [
      ['isPublic', screen.isPublic === true, wanted.isPublic === true],
      ['layout', screen.layout ?? 'default', wanted.layout ?? 'default'],
      ['whiteBackground', screen.whiteBackground === true, wanted.whiteBackground === true],
    ];
    return pairs
      .filter(([, is, should]) => is !== should)
      .map(([name, is, should]) => `${screen.path}: ${name} is ${is}, specified ${should}`);
  });
  expect(comparedWith(found, differences)).toEqual(nothingElse);
});

test('screens stand in the order of the specification, once each, with a file that is there', () => {
  const places = registered.map((screen) => specified.routes.indexOf(specifiedFor(screen.path) as Screen));
  const named = places.filter((place) => place >= 0);
  expect(named).toEqual(named.toSorted((a, b) => a - b));
  expect(new Set(registered.map((screen) => screen.path)).size).toBe(registered.length);
  const files = registered.flatMap((screen) => screen.file ?? []);
  expect(files.filter((file) => !existsSync(join(root, 'app/features', `${file}.tsx`)))).toEqual([]);
});

test('no page of a centre can have the address of a screen', () => {
  const taken = [...registered, ...allScreens, ...(comingScreens ?? []).map((path) => ({ path }))]
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((part) => slugPattern.test(part));
  expect(taken.filter((part) => !reservedSlugs.has(part))).toEqual([]);
});

/** The key of a form is of one opening: on a page that is kept for others, two people would send the same one. */
const keptElsewhere: Record<string, string> = {
  'app/features/organizations/show.tsx': 'only for its own people, whose pages are kept for nobody else',
};

test('a page for visitors with a form that is sent once is kept for nobody else', () => {
  const files = registered.filter(({ isPublic }) => isPublic).map(({ file }) => `app/features/${file}.tsx`);
  const makesKey = (path: string) =>
    [path, path.replace(/\.tsx$/, '.server.ts')].some(
      (one) => existsSync(join(root, one)) && textOf(one).includes('newFormKey('),
    );
  const found = [...new Set(files)].filter(
    (path) => makesKey(path) && !/no-store|secrecy/.test(textOf(path)),
  );
  expect(comparedWith(found, keptElsewhere)).toEqual(nothingElse);
});
