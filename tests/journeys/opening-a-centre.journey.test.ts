/** An admin opens a centre, which is reached by its host at once; closes it, and its site says so; and opens it again. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { asOtherCenter } from '#tests/support/other-center.ts';
import { words } from '#tests/support/steps.ts';

const site = openSite();
/** Of the centre that was opened. */
let archive: Buffer;

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto(site.at('public', '/auth/login-1'));
  await page.getByLabel(words.nl.email).fill('beheer@platform.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: words.nl.signIn, exact: true }).click();
  await page.waitForURL('**/dashboard');
}

test('a new centre on a new host is reached within a minute, with a whole site; closed it says so in its own name, and comes back', async () => {
  const { page, expectQuietConsole } = await site.visit();
  const visitor = await site.visit({ width: 375 });
  await signInAsAdmin(page);
  await page.goto(site.at('public', '/admin/centers'));
  await page.getByRole('link', { name: 'Nieuwe centrale' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Nieuwe centrale' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Naam', { exact: true }).fill('Buurtwerk Oosterzand');
  // Proposed by the name, until one is written.
  await expect.poll(() => page.getByLabel('Sleutel').inputValue()).toBe('buurtwerk-oosterzand');
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
  // Whom the site waits for stands there, and a colleague can be asked in beside her.
  const keepers = page.getByRole('region', { name: 'Beheerders' });
  await keepers.getByText(/^Uitgenodigd op .*, nog niet begonnen$/).waitFor();
  await keepers.getByText('Nodig een beheerder uit').click();
  await keepers.getByLabel('Voornaam').fill('Bas');
  await keepers.getByLabel('Achternaam').fill('Vis');
  await keepers.getByLabel('E-mailadres').fill('bas@oosterzand');
  await keepers.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  await keepers.getByRole('link', { name: /^Achter de @/ }).waitFor();
  await expect.poll(() => keepers.getByLabel('Achternaam').inputValue()).toBe('Vis');
  await keepers.getByLabel('E-mailadres').fill('bas@oosterzand.example');
  await keepers.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  await page.getByText('Bas Vis is uitgenodigd').first().waitFor();
  await keepers.getByText('bas@oosterzand.example').waitFor();
  await expectAccessible(page);

  await visitor.page.goto(site.at('oosterzand', '/'));
  await visitor.page.getByRole('heading', { name: 'Vrijwilligerswerk dat bij je past' }).waitFor();
  await expectNoSideScroll(visitor.page);
  await visitor.page.goto(site.at('oosterzand', '/over-ons'));
  await visitor.page.getByText('Buurtwerk Oosterzand brengt mensen').waitFor();

  await page.getByText('Sluit deze centrale').first().click();
  await page.getByText('Er gaat niets verloren', { exact: false }).waitFor();
  // Of what there is none, nothing is said.
  await expect.poll(() => page.getByText(/\b0 (vacature|mens)/).count()).toBe(0);
  await page.getByRole('button', { name: 'Sluit deze centrale' }).click();
  await page.getByText('Buurtwerk Oosterzand is gesloten').first().waitFor();
  await expect
    .poll(async () => (await visitor.page.goto(site.at('oosterzand', '/over-ons')))?.status())
    .toBe(410);
  await visitor.page.getByRole('heading', { name: 'Deze site is gesloten' }).waitFor();
  await visitor.page.getByText('Buurtwerk Oosterzand').first().waitFor();
  await expectAccessible(visitor.page);
  // It has one language, so an address of another says the same.
  await visitor.page.goto(site.at('oosterzand', '/en/over-ons'));
  await visitor.page.getByRole('heading', { name: 'Deze site is gesloten' }).waitFor();
  // The one way that leads on: to the other centres, with nothing of this one.
  await visitor.page.getByRole('link', { name: 'Kies een centrale' }).click();
  await visitor.page.getByRole('heading', { name: 'Waar wil je helpen?' }).waitFor();
  await visitor.page.getByRole('link', { name: /Oldebroek/ }).waitFor();
  await expect.poll(() => visitor.page.getByRole('link', { name: /^Inloggen/ }).count()).toBe(0);
  await expectAccessible(visitor.page);

  await page.getByRole('button', { name: 'Open weer' }).click();
  await page.getByText('Buurtwerk Oosterzand is weer open').first().waitFor();
  await expect
    .poll(async () => (await visitor.page.goto(site.at('oosterzand', '/over-ons')))?.status())
    .toBe(200);

  // All of it as a file: the page says by itself when that is there.
  await page.getByRole('button', { name: 'Maak een bestand' }).click();
  const fetched = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Haal het bestand op' }).click();
  expect((await fetched).suggestedFilename()).toMatch(/^oosterzand-\d{4}-\d\d-\d\d\.zip$/);
  archive = readFileSync(await (await fetched).path());
  await expectAccessible(page);
  expectQuietConsole();
});

const fold = 'Neem een centrale mee van een andere installatie';

test.each(['with script', 'without script'])(
  'a centre of another installation is looked at, and brought in on a host that is free: %s',
  async (way) => {
    const hasScript = way === 'with script';
    const key = hasScript ? 'westerzand' : 'noorderzand';
    const { page } = await site.visit({ hasScript, width: 375 });
    await signInAsAdmin(page);
    await page.goto(site.at('public', '/admin/centers/add'));
    if (hasScript) await waitForScript(page, 'main form');
    await page.getByText(fold).click();
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[name=centerArchive]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    const hosts = page.locator('#import-hosts');
    await page.getByRole('button', { name: 'Bekijk wat er meekomt' }).click();
    await page.getByText('Kies eerst een bestand').first().waitFor();
    await choose('brief.zip', Buffer.from('Beste lezer'));
    await page.getByRole('button', { name: 'Bekijk wat er meekomt' }).click();
    await page.getByText('Dit is geen bestand dat een andere installatie').first().waitFor();
    await choose('oosterzand.zip', archive);
    await page.getByRole('button', { name: 'Bekijk wat er meekomt' }).click();
    await page.getByText('De sleutel oosterzand is hier al van Buurtwerk Oosterzand').first().waitFor();

    await choose('ander.zip', Buffer.from(asOtherCenter(archive, { key, name: key, id: randomUUID() })));
    await hosts.fill(`${key}.localhost`);
    await page.getByRole('button', { name: 'Bekijk wat er meekomt' }).click();
    await page.getByRole('heading', { name: `${key} kan meekomen` }).waitFor();
    await page.getByText(/^\d+ pagina’s/).waitFor();
    await expectNoSideScroll(page);
    if (hasScript) await expectAccessible(page);
    await hosts.fill('roermond.localhost');
    await page.getByRole('button', { name: 'Haal deze centrale binnen' }).click();
    await page.getByText('roermond.localhost is al van Vrijwilligerspunt Roermond').first().waitFor();
    await hosts.fill(`${key}.localhost`);
    await page.getByRole('button', { name: 'Haal deze centrale binnen' }).click();
    await expect
      .poll(() => page.locator('body').innerText())
      .toContain('Buurtwerk Oosterzand is binnen en open');

    const visitor = await site.visit();
    await visitor.page.goto(site.at(key, '/over-ons'));
    await visitor.page.getByText('Buurtwerk Oosterzand brengt mensen').waitFor();
  },
);

test('one that came already, or whose file is gone, is told of at the second press, and another file can be chosen', async () => {
  const key = 'duinzand';
  const file = Buffer.from(asOtherCenter(archive, { key, name: key, id: randomUUID() }));
  const look = async (page: Page) => {
    await page.locator('input[name=centerArchive]').setInputFiles({
      name: 'duinzand.zip',
      mimeType: 'application/zip',
      buffer: file,
    });
    await page.locator('#import-hosts').fill(`${key}.localhost`);
    await page.getByRole('button', { name: 'Bekijk wat er meekomt' }).click();
    await page.getByRole('heading', { name: `${key} kan meekomen` }).waitFor();
  };
  const looked = async () => {
    const { page } = await site.visit({ hasScript: false });
    await signInAsAdmin(page);
    await page.goto(site.at('public', '/admin/centers/add'));
    await page.getByText(fold).click();
    await look(page);
    return page;
  };
  const bring = (page: Page) => page.getByRole('button', { name: 'Haal deze centrale binnen' });
  const dropFile = async (page: Page) => {
    const id = await page.locator('input[name=fileId]').inputValue();
    await site.server().services.storage.delete(`arrivals/${id}.zip`);
  };
  const isIn = (page: Page) =>
    expect.poll(() => page.locator('body').innerText()).toContain('is binnen en open');
  const [one, other, another] = [await looked(), await looked(), await looked()];

  await dropFile(one);
  await bring(one).click();
  await one.getByText('Dit bestand is hier niet meer').waitFor();
  await expect.poll(() => bring(one).count()).toBe(0);
  await look(one);
  await bring(one).click();
  await isIn(one);

  await bring(other).click();
  await other.getByText(`De sleutel ${key} is hier al van`).waitFor();
  await expect.poll(() => bring(other).count()).toBe(0);
  await other.getByRole('button', { name: 'Bekijk wat er meekomt' }).waitFor();

  // As when the answer of the press that brought it in was lost.
  await dropFile(another);
  await bring(another).click();
  await isIn(another);
});
