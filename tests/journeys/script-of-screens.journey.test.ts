/**
 * Whoever reads a page gets the script of pages: nothing of signing in or editing, and of forms nothing before they are there.
 * Staff get theirs in few files (docs/decisions/0036).
 */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askPage } from '#tests/support/in-page.ts';
import { openSite } from '#tests/support/journey.ts';
import { openAndSettle, rests } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);

/** What is found in the script of a part, and of no other. Names of calls and of values, which no minifier changes. */
const marks = {
  passwords: 'current-password',
  'keys of a device': 'navigator.credentials',
  'proof of work': 'crypto.subtle',
  'the rules of forms': 'invalid_phone',
  'the page builder': 'createPortal(',
  'formatted text': 'ProseMirror',
} as const;

const scriptOf = (page: Page) =>
  askPage<{ path: string; text: string }[]>(
    page,
    `const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
       .filter((path) => path.endsWith('.js'));
     return Promise.all([...new Set(files)].map(async (path) => ({ path, text: await (await fetch(path)).text() })));`,
  );

/** Once no more of it comes, the later parts with it. */
async function allScriptOf(page: Page) {
  let files = await scriptOf(page);
  for (let known = -1; known < files.length; files = await scriptOf(page)) {
    known = files.length;
    await rests(page);
    await page.waitForTimeout(500);
  }
  return files;
}

const withMarks = (files: readonly { path: string; text: string }[]) =>
  files.flatMap(({ path, text }) =>
    Object.entries(marks).flatMap(([part, mark]) => (text.includes(mark) ? [`${part}: ${path}`] : [])),
  );

/** Kilobytes of a public page before anybody is there. */
const most = 124;

/** Of the list of screens, which whoever goes elsewhere fetches: it grows with every screen. */
const elsewhere = 'account-removals/removed';

const isNoRule = (found: string) => !found.startsWith('the rules of forms');

test('signing in has the parts that are looked for', async () => {
  const { page, context } = await site.visit();
  await openAndSettle(page, at('/auth/login-1'));
  expect(withMarks(await scriptOf(page)).join(' ')).toMatch(/passwords.*rules of forms/);
  await context.close();
});

test('pages and news', async () => {
  const { page, context } = await site.visit();
  await page.goto(at('/nieuws'));
  const article = await page.locator('main a[href^="/nieuws/"]').first().getAttribute('href');
  for (const path of ['/', '/en', '/over-ons', '/privacy', '/nieuws', article ?? '']) {
    await openAndSettle(page, at(path));
    const first = await scriptOf(page);
    expect(withMarks(first), path).toEqual([]);
    expect(
      first.filter(({ text }) => text.includes(elsewhere)),
      `list of screens of ${path}`,
    ).toEqual([]);
    const bytes = first.reduce((sum, { text }) => sum + gzipSync(text).length, 0);
    expect(bytes / 1000, `kilobytes of ${path} before anybody is there`).toBeLessThan(most);
    await askPage(page, `document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));`);
    const then = await allScriptOf(page);
    expect(then.length, `${path}: the rest of its script`).toBeGreaterThan(first.length);
    // The search of a page has fields of its own.
    expect(withMarks(then).filter(isNoRule), `${path} once somebody is there`).toEqual([]);
  }
  await context.close();
});

test('a row of cards that finds its place by itself is no visitor, somebody who scrolls the page is one', async () => {
  const { page, context } = await site.visit();
  await openAndSettle(page, at('/nieuws'));
  const first = await scriptOf(page);
  const scroll = async (what: string) => {
    await askPage(page, `${what}.dispatchEvent(new Event('scroll', { bubbles: ${what === 'document'} }));`);
    return (await allScriptOf(page)).length;
  };
  expect(await scroll('document.querySelector("main ul")')).toBe(first.length);
  expect(await scroll('document')).toBeGreaterThan(first.length);
  await context.close();
});

/** Files of script of a screen of staff, all later parts with it: 24 to 58 when this was written, 144 to 197 before. */
const mostFiles = 60;

test('screens of staff come in few files', async () => {
  const { page, context } = await site.visit();
  await enterAs(site, page, 'public', 'centrum');
  for (const path of [
    '/dashboard',
    '/vacancies',
    '/users',
    '/organizations',
    '/pages',
    '/instellingen/design',
  ]) {
    await openAndSettle(page, at(path));
    const files = await allScriptOf(page);
    expect(files.length, `files of script of ${path}`).toBeGreaterThan(5);
    expect(files.length, `files of script of ${path}`).toBeLessThan(mostFiles);
  }
  await context.close();
});
