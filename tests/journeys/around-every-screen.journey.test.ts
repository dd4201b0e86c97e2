/** The frame around the screens: counting visits, the rail and bars, and the error page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';

const site = openSite();
const tagId = 'G-TEST1';
const counting = 'oldebroek';

/** Stands in for the script that counts visits: it keeps a cookie, as the real one does. */
const urls: string[] = [];
let counter: Server;
beforeAll(async () => {
  counter = createServer((request, response) => {
    urls.push(request.url ?? '');
    response.setHeader('content-type', 'text/javascript');
    response.end("document.cookie = '_ga=1; path=/'; window.hasCounted = true;");
  });
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
  const { configuration, pool, centers } = site.server().services;
  configuration.analyticsScriptUrl = `http://127.0.0.1:${(counter.address() as AddressInfo).port}/js`;
  const center = centers.all().find((one) => one.key === counting);
  await inScope(pool, center?.id ?? 0, (scope) =>
    scope.db.updateTable('volunteerCenterProfiles').set({ gtagId: tagId }).execute(),
  );
});
afterAll(() => counter?.close());

const question = (page: Page) => page.getByRole('region', { name: 'Mogen we je bezoek meetellen?' });

const cookieNames = async (page: Page) => (await page.context().cookies()).map((cookie) => cookie.name);
const hasCounted = (page: Page) => expect.poll(() => page.evaluate('window.hasCounted')).toBe(true);
const isDisabled = (page: Page) => page.evaluate(`window['ga-disable-${tagId}']`);

test('visits are counted after a yes, not before it and not after a no', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await page.goto(site.at(counting, '/vacancies/search'));
  await question(page).waitFor();
  await comeToRest(page);
  expect(urls).toEqual([]);
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Ja, dat mag' }).click();
  await hasCounted(page);
  expect(urls).toEqual([`/js?id=${tagId}`]);
  await expect.poll(() => question(page).count()).toBe(0);
  await page.reload();
  await hasCounted(page);
  expect(urls).toHaveLength(2);

  await page.getByRole('button', { name: 'Cookies kiezen' }).hover();
  await comeToRest(page);
  await page.getByRole('button', { name: 'Cookies kiezen' }).click();
  await question(page).getByText('zei je ja').waitFor();
  await question(page).getByRole('button', { name: 'Nee, liever niet' }).click();
  await expect.poll(() => isDisabled(page)).toBe(true);
  expect(await cookieNames(page)).not.toContain('_ga');
  expect(await page.evaluate('document.activeElement?.textContent')).toBe('Cookies kiezen');
  await page.reload();
  await comeToRest(page);
  expect(urls).toHaveLength(2);
  await expect.poll(() => question(page).count()).toBe(0);
  expectQuietConsole();
});

test('the question can be answered without script, and is not asked where nothing is counted', async () => {
  const { page } = await site.visit({ hasScript: false, width: 375 });
  await page.goto(site.at(counting, '/vacancies/search?q=tuin'));
  await expectNoSideScroll(page);
  await question(page).getByRole('button', { name: 'Nee, liever niet' }).click();
  await page.waitForURL(/\/vacancies\/search\?q=tuin/);
  await expect.poll(() => question(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Cookies kiezen' }).click();
  await question(page).waitFor();
  await page.goto(site.at('roermond', '/'));
  await expect.poll(() => question(page).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Cookies kiezen' }).count()).toBe(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('staff make the rail narrow, find its words on focus, and find it narrow again', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await signIn(site, page, 'public', 'centrum');
  const rail = page.getByRole('navigation', { name: 'Werk' });
  const width = async () => (await rail.boundingBox())?.width;
  await page.goto(site.at('public', '/dashboard'));
  await expect.poll(width).toBe(232);
  await rail.getByRole('button', { name: 'Menu smaller maken' }).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect.poll(width).toBe(64);
  const item = rail.getByRole('link', { name: /^Aanmeldingen/ });
  const word = `document.querySelector('.rail a[href="/applications"] .rail-word')`;
  const clip = () => page.evaluate(`getComputedStyle(${word}).clipPath`);
  expect(await clip()).toBe('inset(50%)');
  await page.keyboard.press('Tab');
  await item.focus();
  await expect.poll(clip).toBe('none');
  await page.keyboard.press('Escape');
  await expect.poll(clip).toBe('inset(50%)');
  await expectAccessible(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('link', { name: /^Aanmeldingen/ }).click();
  await page.waitForURL(/\/applications/);
  expectQuietConsole();
});

test('a volunteer on a phone has tabs below, which give way to the bar of a vacancy', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'public', 'vrijwilliger');
  await page.goto(site.at('public', '/dashboard'));
  const tabs = page.getByRole('navigation', { name: 'Snel naar' });
  await expect.poll(() => tabs.getByRole('link').allTextContents()).toEqual(['Zoeken', 'Mijn']);
  await tabs.getByRole('link', { name: 'Zoeken' }).click();
  await page.waitForURL(/\/vacancies\/search/);
  await page.getByRole('heading', { level: 1, name: /vacatures/ }).waitFor();
  await page.locator('main h2 a, main h3 a').first().click();
  await page.waitForURL(/\/vacancies\/(?!search)/);
  await expect.poll(() => tabs.isVisible()).toBe(false);
  await expectNoSideScroll(page);
  expectQuietConsole();
});

test('an error is left by going home, and names the centre of an account that came to the wrong one', async () => {
  const { page } = await site.visit();
  await page.goto(site.at('public', '/bestaat-niet'));
  await page.getByRole('heading', { name: 'Pagina niet gevonden' }).waitFor();
  await page.getByRole('link', { name: 'Terug naar de voorpagina' }).click();
  await page.waitForURL(site.at('public', '/'));
  await expect.poll(() => page.getByText('Pagina niet gevonden').count()).toBe(0);

  await page.goto(site.at('public', '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill('vrijwilliger@roermond.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByRole('heading', { name: 'Ingelogd op de verkeerde website' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Uitloggen' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Naar Vrijwilligerspunt Roermond' }).click();
  await page.waitForURL(site.at('roermond', '/'));
});

test('crawlers get the status of an error and no error screen', async () => {
  const read = async (userAgent: string) => {
    const headers = { host: 'public.localhost', 'user-agent': userAgent };
    const answer = await site.server().app.inject({ url: '/bestaat-niet', headers });
    return { status: answer.statusCode, text: answer.body };
  };
  const person = await read('Mozilla/5.0 Firefox/140.0');
  expect([person.status, person.text.includes('<h1')]).toEqual([404, true]);
  const crawler = await read('Mozilla/5.0 (compatible; Googlebot/2.1)');
  expect([crawler.status, crawler.text.includes('<h1')]).toEqual([404, false]);
});

test('every row of the error page is drawn on its page for developers', async () => {
  const { page } = await site.visit({ width: 375 });
  for (const raised of ['wrong-centre', '401', '403', '404', '500', 'fault']) {
    await page.goto(site.at('public', `/test/server-error?raise=${raised}`));
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
  await page.goto(site.at('public', '/en/test/server-error'));
  await page.getByRole('button', { name: '403', exact: true }).click();
  await page.getByText("You don't have access rights to execute this action").waitFor();
});

test('staff keep rail and place at an organisation, with its actions in one line; visitors keep toolbar and footer', async () => {
  const staff = await site.visit();
  const { page } = staff;
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/organizations'));
  await page.getByRole('table').getByRole('link').filter({ hasText: /\w/ }).last().click();
  await page.waitForURL(/\/organizations\/[\da-f-]{36}$/);
  const address = page.url();
  await page.getByRole('navigation', { name: 'Werk' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Organisaties', exact: true }).waitFor();
  const actions = page.getByRole('list', { name: 'Wat je met deze organisatie kunt doen' });
  await actions.waitFor();
  await expect
    .poll(() => actions.getByRole('link').allInnerTexts())
    .toEqual(['Bewerk', 'Voeg samen', 'Archiveer']);
  const tops = await actions.getByRole('link').evaluateAll((links) => links.map((one) => one.offsetTop));
  expect(new Set(tops).size).toBe(1);
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThan(80);
  await expectAccessible(page);
  await page.goto(`${address}?merge=`);
  await page.getByRole('navigation', { name: 'Werk' }).waitFor();
  const visitor = await site.visit();
  await visitor.page.goto(address);
  await visitor.page.getByRole('contentinfo').getByRole('heading', { name: 'Ik wil helpen' }).waitFor();
  await expect.poll(() => visitor.page.getByRole('navigation', { name: 'Werk' }).count()).toBe(0);
});
