/** An admin opens a centre, which is reached by its host at once; closes it, and its site says so; and opens it again. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { words } from '#tests/support/steps.ts';

const site = openSite();

test('a new centre on a new host is reached within a minute, with a whole site; closed it says so in its own name, and comes back', async () => {
  const { page, expectQuietConsole } = await site.visit();
  const visitor = await site.visit({ width: 375 });
  await page.goto(site.at('public', '/auth/login-1'));
  await page.getByLabel(words.nl.email).fill('beheer@platform.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: words.nl.signIn, exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(site.at('public', '/admin/centers'));
  await page.getByRole('link', { name: 'Nieuwe centrale' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Nieuwe centrale' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Naam', { exact: true }).fill('Buurtwerk Oosterzand');
  await page.getByLabel('Sleutel').fill('oosterzand');
  await page.getByLabel(/^Adressen van de site/).fill('oosterzand.localhost\nroermond.localhost');
  await page.getByRole('button', { name: 'Open de centrale' }).click();
  await page.getByText('roermond.localhost is al van Vrijwilligerspunt Roermond').first().waitFor();
  await page.getByLabel(/^Adressen van de site/).fill('http://oosterzand.localhost/');
  await page.getByLabel(/^E-mailadres van de beheerder/).fill('lotte@oosterzand.example');
  await page.getByLabel(/^Voornaam/).fill('Lotte');
  await page.getByLabel(/^Achternaam/).fill('de Boer');
  await page.getByRole('button', { name: 'Open de centrale' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buurtwerk Oosterzand' }).waitFor();
  await expectAccessible(page);

  await visitor.page.goto(site.at('oosterzand', '/'));
  await visitor.page.getByRole('heading', { name: 'Vrijwilligerswerk dat bij je past' }).waitFor();
  await expectNoSideScroll(visitor.page);
  await visitor.page.goto(site.at('oosterzand', '/over-ons'));
  await visitor.page.getByText('Buurtwerk Oosterzand brengt mensen').waitFor();

  await page.getByText('Sluit deze centrale').first().click();
  await page.getByText('Er gaan 0 vacatures offline.').waitFor();
  await page.getByRole('button', { name: 'Sluit deze centrale' }).click();
  await page.getByText('Buurtwerk Oosterzand is gesloten').first().waitFor();
  await expect
    .poll(async () => (await visitor.page.goto(site.at('oosterzand', '/over-ons')))?.status())
    .toBe(410);
  await visitor.page.getByRole('heading', { name: 'Deze site is gesloten' }).waitFor();
  await visitor.page.getByText('Buurtwerk Oosterzand').first().waitFor();
  await expectAccessible(visitor.page);

  await page.getByRole('button', { name: 'Open weer' }).click();
  await page.getByText('Buurtwerk Oosterzand is weer open').first().waitFor();
  await expect
    .poll(async () => (await visitor.page.goto(site.at('oosterzand', '/over-ons')))?.status())
    .toBe(200);
  expectQuietConsole();
});
