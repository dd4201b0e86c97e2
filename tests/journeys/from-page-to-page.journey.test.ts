/** Going about: what is in the way, where one lands, what is said, and what happens when the site changes meanwhile. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { comeToRest, rests } from '#tests/support/settled.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();

const toSearch = (page: Page) => page.locator('header a[href="/vacancies/search"]').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const focusedTag = (page: Page) => page.evaluate('document.activeElement.tagName');
const scrolled = (page: Page) => page.evaluate('Math.round(scrollY)') as Promise<number>;

const until = (page: Page, condition: string) => expect.poll(() => page.evaluate(condition)).toBe(true);

/** Opens the front page and waits until script has taken over, also of the toolbar: that waits for a sign of somebody. */
async function openHome(page: Page): Promise<void> {
  await page.goto(site.at('public', '/'));
  await comeToRest(page);
  await page.keyboard.press('Shift');
  const link = `document.querySelector('header a[href="/vacancies/search"]')`;
  await until(page, `Object.keys(${link}).some((key) => key.startsWith('__reactProps'))`);
  await page.evaluate('window.isSameDocument = true');
}
const isSameDocument = (page: Page) => page.evaluate('window.isSameDocument === true');

const inject = (tenant: string, url: string) =>
  site.server().app.inject({ url, headers: { host: `${tenant}.localhost` } });

afterEach(() => {
  Object.assign(site.server().services.configuration, { hostRedirect: null, redirects: [] });
});

test('the guards stand before pages and before their data', async () => {
  Object.assign(site.server().services.configuration, {
    hostRedirect: { host: 'roermond.localhost', path: '/gelderse-handen' },
    redirects: [{ from: '/klussen/*', to: '/vacancies/*', status: 301 }],
  });
  const ask = async (tenant: string, path: string) => {
    const answer = await inject(tenant, path);
    return { status: answer.statusCode, to: answer.headers.location, text: answer.payload };
  };
  expect(await ask('public', '/klussen/search?q=tuin')).toMatchObject({
    status: 301,
    to: '/vacancies/search?q=tuin',
  });
  expect(await ask('roermond', '/vacancies/search')).toMatchObject({ status: 302, to: '/gelderse-handen' });
  expect(await ask('roermond', '/dashboard')).toMatchObject({
    status: 302,
    to: '/auth/login-1?from=%2Fdashboard',
  });
  expect(await ask('public', '/vacancies/12')).toMatchObject({ status: 404 });
  expect((await ask('public', '/dashboard.data')).text).toContain('/auth/login-1?from=%2Fdashboard');
  expect((await ask('public', '/klussen/search.data')).text).toContain('/vacancies/search');
  expect((await ask('roermond', '/vacancies/search.data')).text).toContain('/gelderse-handen');
  expect((await ask('public', '/vacancies/12.data')).text).toContain('Page Not Found: /vacancies/12');
});

test('a host of a campaign shows that page alone, by itself, whatever is asked of it', async () => {
  Object.assign(site.server().services.configuration, {
    hostRedirect: { host: 'oldebroek.localhost', path: '/gelderse-handen' },
  });
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await page.goto(site.at('oldebroek', '/vacancies/search'));
  expect(new URL(page.url()).pathname).toBe('/gelderse-handen');
  await expect.poll(() => heading(page).allTextContents()).toEqual(['Duizend handen, één dag tegelijk']);
  // The empty layout: nothing around it.
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);
  expectQuietConsole();
});

test('the next page begins at its heading, and back leads to where one was', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await openHome(page);
  await page.evaluate('scrollTo(0, 600)');
  await until(page, 'scrollY > 300');
  await toSearch(page).dispatchEvent('pointerover');
  await page.waitForSelector('link[rel=modulepreload][href*="/search-"]', { state: 'attached' });
  await page.evaluate(`
    window.said = [];
    const live = document.querySelector('p[aria-live=polite].sr-only');
    new MutationObserver(() => live.textContent && said.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  `);
  const before = await scrolled(page);
  await toSearch(page).dispatchEvent('click');
  await page.waitForURL('**/vacancies/search');
  await until(page, "document.activeElement.tagName === 'H1' && scrollY === 0");
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('none');
  expect(await page.title()).toMatch(/^Vacatures \| /);
  await until(page, "document.querySelector('p[aria-live=polite].sr-only').textContent === ''");
  expect(await page.evaluate('said')).toEqual([await page.title()]);
  await page.goBack();
  // Blocks of the page may take a little more or less room than before.
  await until(page, `Math.abs(scrollY - ${before}) < 60`);
  expect(await isSameDocument(page)).toBe(true);
  await page.goForward();
  await until(page, 'scrollY === 0');
  expectQuietConsole();
});

test('a filter moves nothing, also while parts of the page are still on their way', async () => {
  const { page, expectQuietConsole } = await site.visit();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/result-list-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.at('public', '/vacancies/search'));
  // Not for a quiet network: once the part that is held is asked for, there is none.
  await expect.poll(() => rests(page)).toBe(true);
  // What the server drew of the results and below them.
  await page.evaluate("window.drawn = document.querySelectorAll('main ol, footer')");
  const isWhole = () => page.evaluate('[...drawn].every((one) => one.isConnected)');
  const filter = page.locator('main input[type=checkbox]:visible').last();
  await filter.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  const answered = page.waitForResponse(/search\.data\?/);
  await filter.check();
  await (await answered).finished();
  await page.waitForURL(/search\?/);
  expect([await scrolled(page), await isWhole()]).toEqual([before, true]);
  release();
  await page.getByRole('list', { name: 'Gekozen filters' }).waitFor();
  expect([await scrolled(page), await isWhole(), await focusedTag(page)]).toEqual([before, true, 'INPUT']);
  expectQuietConsole();
});

test('the bar on top shows that a page takes its time, and that it failed', async () => {
  const { page } = await site.visit();
  await openHome(page);
  const bar = page.getByText('De pagina wordt geladen');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search.data*', async (route) => {
    await held;
    await route.continue();
  });
  await toSearch(page).click();
  await bar.waitFor({ state: 'attached' });
  expect((await bar.locator('..').boundingBox())?.height).toBe(3);
  release();
  await page.waitForURL('**/vacancies/search');
  await bar.waitFor({ state: 'detached' });
  await page.route(/\.data/, (route) => route.abort());
  // It is there for less than a second: who looks now and then may come between.
  await page.evaluate(`new MutationObserver(() => {
    window.sawFailure ||= document.querySelector('[role=status] .bg-badfill') !== null;
  }).observe(document, { subtree: true, childList: true, attributes: true })`);
  await page.locator('header a[href="/"]').first().click();
  await until(page, 'window.sawFailure');
  await heading(page).filter({ hasText: 'Oeps' }).waitFor();
});

test('a page of a newer build is loaded whole', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await openHome(page);
  const latest = await inject('public', '/builds/latest.json');
  expect(latest.json()).toMatchObject({ id: await page.evaluate('window.__reactRouterManifest.version') });
  const askAgain = async () => {
    const answer = page.waitForResponse('**/builds/latest.json');
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await (await answer).finished();
  };
  await askAgain();
  await toSearch(page).click();
  await page.waitForURL('**/vacancies/search');
  expect(await isSameDocument(page)).toBe(true);
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  );
  await askAgain();
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(site.at('public', '/'));
  await until(page, 'window.isSameDocument === undefined');
  expectQuietConsole();
});

test('a page whose script is gone is loaded whole, once', async () => {
  const { page } = await site.visit();
  await openHome(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  const script = (await page.evaluate(
    'window.__reactRouterManifest.routes["vacancies/search"].module',
  )) as string;
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404 }));
  await toSearch(page).click();
  await page.waitForURL('**/vacancies/search');
  await page.waitForLoadState();
  // A second load would follow within a moment; what has no script never comes to rest.
  await page.waitForTimeout(500);
  expect(documents).toEqual(['/vacancies/search']);
  await expect.poll(() => heading(page).count()).toBe(1);
  // Right after that it is not tried again: the page says that it failed.
  await openHome(page);
  documents.length = 0;
  await page.evaluate("sessionStorage.setItem('reloaded-at', Date.now())");
  await toSearch(page).click();
  await page.getByRole('heading', { level: 1, name: /Oeps/ }).waitFor();
  expect(documents).toEqual([]);
});

test('a part that is gone while something is unsaved asks first, and keeps what was typed', async () => {
  const { page } = await site.visit({ width: 375 });
  let release = () => {};
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/preloading-*.js', async (route) => {
    await typed;
    await route.fulfill({ status: 404 });
  });
  const asked = page.waitForRequest('**/assets/preloading-*.js');
  await page.goto(site.at('public', '/test/form'));
  const field = page.locator('main form input[type=text], main form input:not([type])').first();
  await field.fill('Nog niet bewaard');
  await asked;
  await page
    .getByText(/nog niet (is|zijn) bewaard/)
    .first()
    .waitFor();
  release();
  const bar = page.getByRole('region', { name: 'Nieuwe versie' });
  await bar.waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /Oeps/ }).count()).toBe(0);
  await expect.poll(() => field.inputValue()).toBe('Nog niet bewaard');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await Promise.all([
    page.waitForEvent('load'),
    bar.getByRole('button', { name: 'Ververs de pagina' }).click(),
  ]);
});

test('who is signed in reads what is new', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await page.goto(site.at('public', '/volunteerly/changelog'));
  await page.waitForURL('**/auth/login-1?from=%2Fvolunteerly%2Fchangelog');
  await signIn(site, page, 'public', 'vrijwilliger');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'Wat is er nieuw' }).click();
  await page.waitForURL('**/volunteerly/changelog');
  await heading(page).filter({ hasText: 'Wat is er nieuw' }).waitFor();
  await expect.poll(() => heading(page).textContent()).toBe('Wat is er nieuw');
  expect(await page.title()).toMatch(/^Wat is er nieuw \| /);
  await page
    .getByRole('heading', { level: 2, name: /^Versie \d/ })
    .first()
    .waitFor();
  expect(await page.evaluate('document.documentElement.dataset.ground')).toBe('white');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  expectQuietConsole();
});
