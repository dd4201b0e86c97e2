/** Every screen in both schemes, on a phone and a desktop: accessible, quiet, and never wider than the window. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();

const publicScreens = [
  '/',
  '/vacancies/search',
  '/vacancies/search?q=bestaatniet',
  '/auth/login-1',
  '/confirm?token=onbekend',
  '/bestaat-niet',
];

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1);
  await expectNoSideScroll(page);
  await expectAccessible(page);
}

for (const [tenant, scheme, width] of [
  ['public', 'light', 1280],
  ['public', 'dark', 375],
  ['oldebroek', 'light', 375],
  ['oldebroek', 'dark', 1280],
] as const) {
  test(`public screens of ${tenant}, ${scheme}, ${width} wide`, { timeout: 120_000 }, async () => {
    const visitor = await site.visit({ scheme, width });
    for (const path of publicScreens) await look(visitor.page, site.at(tenant, path));
    await visitor.page.goto(site.at(tenant, '/vacancies/search'));
    const vacancy = await visitor.page.locator('main h2 a, main h3 a').first().getAttribute('href');
    await look(visitor.page, site.at(tenant, vacancy ?? '/missing'));
    visitor.expectQuietConsole();
  });
}

for (const [name, scheme, width] of [
  ['centrum', 'light', 1280],
  ['organisatie', 'dark', 375],
  ['vrijwilliger', 'light', 375],
  ['redactie', 'dark', 1280],
] as const) {
  test(`screens of ${name}, ${scheme}, ${width} wide`, { timeout: 120_000 }, async () => {
    const visitor = await site.visit({ scheme, width });
    await signIn(site, visitor.page, 'public', name);
    for (const path of ['/dashboard', '/applications']) await look(visitor.page, site.at('public', path));
    const application = visitor.page.locator('main a[href*="/applications/"]').first();
    if ((await application.count()) > 0)
      await look(visitor.page, site.at('public', (await application.getAttribute('href')) ?? ''));
    visitor.expectQuietConsole();
    await visitor.page.goto(site.at('public', '/uitloggen'));
    expect((await visitor.context.cookies()).filter((cookie) => cookie.name === 'access-token')).toEqual([]);
  });
}

test('whoever is not signed in is sent to sign in, and back to where they were going', async () => {
  const { page } = await site.visit();
  await page.goto(site.at('public', '/applications?tab=decided'));
  await page.waitForURL(/\/auth\/login-1\?from=/);
  await page.getByLabel('E-mailadres').fill('centrum@public.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/applications?tab=decided');
});

test('an account of another centre is told that this is the wrong website', async () => {
  const { page } = await site.visit();
  await page.goto(site.at('roermond', '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill('centrum@public.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /verkeerde website/ }).waitFor();
});
