/** Which screens each kind of people can come to, and where a screen about a record is found. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { legalPages } from '#contract/public-pages.ts';
import { askPage } from '#tests/support/in-page.ts';
import { screens } from '#tests/support/screens.ts';
import { openAndSettle } from '#tests/support/settled.ts';

export const actors = [
  'visitor',
  'centrum',
  'organisatie',
  'vrijwilliger',
  'redactie',
  'pagina',
  'beheer',
] as const;
export type Actor = (typeof actors)[number];

/** Where a record's address is found: the screen that lists it, the link there, and what comes behind it. */
interface Found {
  on: string;
  link: string;
  end?: string | undefined;
}

/** The first of the list of pages leads to where it is edited. */
const aPage = { on: '/content', link: 'main tbody a, main ol a' };

/** Where that is not the list of its noun. */
const records: Record<string, Found> = {
  '/vacancies/:id': { on: '/vacancies/search', link: 'main h2 a, main h3 a' },
  '/vacancies/:id/question': { on: '/vacancies/search', link: 'main h2 a, main h3 a', end: '/question' },
  '/applications/:id': { on: '/applications', link: 'main a[href*="/applications/"]' },
  '/content/:id/edit': aPage,
  '/content/:id/preview': { ...aPage, end: '/../preview' },
  '/content/:id/settings': { ...aPage, end: '/../settings' },
  '/content/:id/versions': { ...aPage, end: '/../versions' },
  '/contactformulier/berichten/:id': {
    on: '/contactformulier/berichten',
    link: 'main a[href*="/contactformulier/berichten/"]',
  },
  '/content/stock-images/:id/edit': {
    on: '/content/stock-images?owner=center',
    link: 'main a[href*="/content/stock-images/"][href$="/edit"]',
  },
  '/vacancies/tags/:id': { on: '/vacancies/tags', link: 'main a[href*="/vacancies/tags/"]' },
  '/vacancies/feeds/:id': {
    on: '/vacancies/feeds',
    link: 'main a[href*="/vacancies/feeds/"]:not([href$="/add"])',
  },
  '/vacancies/feeds/:id/edit': {
    on: '/vacancies/feeds',
    link: 'main a[href*="/vacancies/feeds/"]:not([href$="/add"])',
    end: '/edit',
  },
  '/admin/centers/:id/edit': { on: '/admin/centers', link: 'main a[href$="/edit"]' },
  '/form_builder/:id': { on: '/form_builder', link: 'main ul a[href*="/form_builder/"]' },
  '/form_builder/:id/edit': {
    on: '/form_builder',
    link: 'main ul a[href*="/form_builder/"]',
    end: '/edit',
  },
  '/form_builder/:id/preview': {
    on: '/form_builder',
    link: 'main ul a[href*="/form_builder/"]',
    end: '/preview',
  },
  // Of a form that people are asked for by mail.
  '/form_builder/:id/links': {
    on: '/form_builder',
    link: 'main ul > li:nth-child(2) a[href*="/form_builder/"]',
    end: '/links',
  },
  '/nieuws/:slug': { on: '/nieuws', link: 'main h2 a' },
};

/** `/users/:id/edit` is the first of `/users`, with `/edit` behind it. */
function inList(path: string): Found | undefined {
  const [, on = '', end] = /^(\/[\w-]+)\/:id(\/[\w-]+)?$/.exec(path) ?? [];
  const isListed = screens.some((screen) => screen.path === on);
  return isListed ? { on, link: `main :is(tbody, ol, ul) a[href*="${on}/"]`, end } : undefined;
}

/** Addresses that need no record: a page by its name is every page that there is by name. */
export const pathsOf = (path: string): string[] => {
  if (path === '/:slug?') return [...Object.values(legalPages), '/over-ons'];
  return path === '/nieuws/:slug?' ? ['/nieuws', '/nieuws/:slug'] : [path];
};

/**
 * Those of whoever was given a link that no page shows, opened in tests/journeys/pages-of-a-centre; the page of a campaign, which the
 * centres of its context alone have (tests/journeys/from-page-to-page); a form and what somebody filled in on it
 * (tests/journeys/forms-of-a-centre); and the way in of the first admin, which is not there once there is one (server/features/first-admins).
 */
const onlyByLink = [
  '/concept/:token',
  '/gelderse-handen',
  '/auth/first-admin',
  '/forms/:token?',
  '/form_builder/:id/submissions/:submissionId',
];
/** What admins alone see; others are refused, as tests/journeys/rights-of-screens asks. */
const isOfAdmins = (path: string) => path.startsWith('/admin/');

/** Paths as the list of screens has them, of a page by its name its addresses. */
export const screensFor = (actor: Actor): string[] =>
  screens
    .filter(({ path }) => !onlyByLink.includes(path) && (actor === 'beheer') === isOfAdmins(path))
    .filter(({ isPublic, isExit }) => !isExit && (actor !== 'visitor' || isPublic))
    .filter(({ path }) => actor === 'visitor' || path !== '/auth/login-1')
    .flatMap(({ path }) => pathsOf(path));

/** What a page found in lists: several screens are about the same record. */
const foundBy = new WeakMap<Page, Map<string, string | null>>();

/** Reads the list from the page that is open, as the server draws it: opened it is when the walk comes to it. */
const linkIn = (page: Page, list: string, link: string) =>
  askPage<string | null>(
    page,
    // Its own styles are let through in a page of its own alone.
    `const html = (await (await fetch(given.list)).text()).replaceAll(/ style="[^"]*"|<style[^]*?<\\/style>/g, '');
     return new DOMParser().parseFromString(html, 'text/html').querySelector(given.link)?.getAttribute('href') ?? null;`,
    { list, link },
  );

async function firstOf(page: Page, list: string, link: string): Promise<string | null> {
  const known = foundBy.get(page) ?? new Map<string, string | null>();
  foundBy.set(page, known);
  const key = `${list} ${link}`;
  if (!known.has(key)) {
    // Only a page of the site can ask it.
    if (new URL(page.url()).origin !== new URL(list).origin) await openAndSettle(page, list);
    known.set(key, await linkIn(page, list, link));
  }
  return known.get(key) ?? null;
}

/** The address of a screen, of a record the first that its list shows; null where that shows none. */
export async function addressOfScreen(
  page: Page,
  path: string,
  at: (path: string) => string,
): Promise<string | null> {
  if (!path.includes(':')) return at(path);
  const record = records[path] ?? inList(path);
  expect(record, `${path} is found in a list, or by tests/support/screen-addresses.ts`).toBeDefined();
  const list = at(record?.on ?? '');
  const href = await firstOf(page, list, record?.link ?? '');
  return href === null ? null : new URL(`${href}${record?.end ?? ''}`, list).href;
}
