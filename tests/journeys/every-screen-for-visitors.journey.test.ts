/** Every screen as visitors see it, and what they are told where they must sign in. */
import { expect, test } from 'vitest';
import { testEveryScreenFor } from '#tests/support/every-screen.ts';
import { openSite } from '#tests/support/journey.ts';
import { screensFor } from '#tests/support/screen-addresses.ts';

const site = openSite();
const seen = testEveryScreenFor(site, ['visitor']);

test('no screen is left out that visitors alone see', () => {
  const theirs = screensFor('visitor').filter((path) => !screensFor('centrum').includes(path));
  expect(theirs.filter((path) => !seen.has(path))).toEqual([]);
});

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
