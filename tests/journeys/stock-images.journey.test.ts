/** Pictures that are there already are chosen where one is asked for, and are seen by visitors; staff keep those of the centre. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { picture } from '#tests/support/pictures.ts';
import { enterAs, openFold } from '#tests/support/steps.ts';

const site = openSite();
const soup = 'Twee mensen koken samen een grote pan soep';
const library = (page: Page) => page.getByRole('dialog', { name: 'Kies een beeld' });
const open = (page: Page) => page.getByRole('button', { name: 'Kies uit de beeldbank of bestanden' }).first();

test('an organisation chooses a stock image for its vacancy by keyboard, and visitors see it', async () => {
  const { page, context } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'mas4you', 'organisatie');
  await page.goto(site.at('mas4you', '/vacancies?status=published'));
  const href = await page.locator('main tbody th a').first().getAttribute('href');
  const vacancy = /^\/vacancies\/[\w-]+/.exec(href ?? '')?.[0] ?? '';
  await page.goto(site.at('mas4you', `${vacancy}/edit`));
  await waitForScript(page, 'main form');
  await openFold(page, 'Foto, tekening en video');
  await open(page).focus();
  await page.keyboard.press('Enter');
  await library(page).waitFor();
  // The files of the centre are not theirs to choose from.
  await library(page).getByRole('radio', { name: soup }).waitFor();
  await expect.poll(() => library(page).getByText('Bestanden', { exact: true }).count()).toBe(0);
  await library(page).getByLabel('Zoek op wat je wilt laten zien').fill('soep');
  await library(page).getByText('1 beeld', { exact: true }).waitFor();
  await expectAccessible(page);
  await library(page).getByRole('radio', { name: soup }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await library(page).waitFor({ state: 'detached' });
  const words = page.locator('input[name^="photos."][name$=".altText"]').last();
  await expect.poll(() => words.inputValue()).toBe(soup);
  await words.fill('Samen soep koken');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await page.getByText('Bewaard', { exact: true }).waitFor();
  const visitor = await site.visit({ width: 1280 });
  await visitor.page.goto(site.at('mas4you', vacancy));
  await visitor.page.getByRole('link', { name: 'Vergroot: Samen soep koken' }).first().waitFor();
  await visitor.context.close();
  await context.close();
});

test('a partner gets a logo from the stock images, and the same file is used again', async () => {
  const { page, context } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'centrum');
  for (const name of ['De Soepkeuken', 'De Tweede Keuken']) {
    await page.goto(site.at('public', '/partners/add'));
    await waitForScript(page, 'main form');
    await page.getByLabel('Naam').fill(name);
    await open(page).click();
    await library(page).getByRole('radio', { name: soup }).check();
    await library(page).getByRole('button', { name: 'Gebruik dit beeld' }).click();
    await page.getByText('Samen koken is gekozen').waitFor();
    await expect.poll(() => page.getByLabel('Wat staat er op de foto?').inputValue()).toBe(soup);
    await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
    await page.waitForURL(/\/partners$/);
  }
  await page.goto(site.at('public', '/content/file-upload?q=samen+koken'));
  await page.getByRole('link', { name: /^Samen koken\.webp.*op 2 plekken/ }).waitFor();
  await context.close();
});

test('a picture of the centre joins the stock images, is chosen from there, and goes after a question', async () => {
  const { page, context } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/content/stock-images/add'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Naam').fill('Onze keuken');
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
  // Without a picture there is nothing to choose: that is told at its field.
  await page.getByRole('link', { name: /Beeld/ }).first().waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'keuken.png', mimeType: 'image/png', buffer: await picture(120, 90) });
  await page.getByText('Zo komt de foto te staan').waitFor();
  await page.getByLabel('Wat is er te zien?').fill('De keuken van het buurthuis');
  await page.getByLabel('Trefwoorden').fill('keuken');
  await page.getByLabel('Trefwoorden').press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
  await page.waitForURL(/\/content\/stock-images$/);
  await page.getByRole('link', { name: /^keuken$/ }).click();
  await page.getByRole('link', { name: /^(van jullie )?Onze keuken/ }).click();
  const bar = page.getByRole('region', { name: 'Gekozen beeld: Onze keuken' });
  await bar.getByText('De keuken van het buurthuis').waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSideScroll(page);
  await bar.getByRole('link', { name: 'Wijzig' }).click();
  await page.getByText('Haal uit de beeldbank').click();
  await page.getByRole('button', { name: 'Haal weg', exact: true }).click();
  await page.getByText('Het beeld is uit de beeldbank gehaald').first().waitFor();
  await page.goto(site.at('public', '/content/stock-images?q=onze+keuken'));
  await page.getByText('Niets gevonden').waitFor();
  await context.close();
});

test('without script the pictures are found, and one is copied to the files', async () => {
  const { page, context } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/content/stock-images'));
  await page.getByLabel('Zoek op wat je wilt laten zien').fill('knotten');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.getByRole('link', { name: /^Wilgen knotten/ }).click();
  await page.getByRole('button', { name: 'Kopieer naar bestanden' }).click();
  await page.getByRole('heading', { level: 2, name: 'Wilgen knotten.webp' }).waitFor();
  await context.close();
});

test('an admin offers a picture to every centre', async () => {
  const { page, context } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'beheer');
  await page.goto(site.at('public', '/content/stock-images/add'));
  await waitForScript(page, 'main form');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fiets.png', mimeType: 'image/png', buffer: await picture(130, 90) });
  await page.getByText('Zo komt de foto te staan').waitFor();
  await page.getByLabel('Naam').fill('Van iedereen');
  await page.getByLabel('Voor wie is het?').selectOption('platform');
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
  await page.waitForURL(/\/content\/stock-images$/);
  const elsewhere = await site.visit({ width: 1280 });
  await enterAs(site, elsewhere.page, 'oldebroek', 'redactie');
  await elsewhere.page.goto(site.at('oldebroek', '/content/stock-images?owner=platform'));
  const image = elsewhere.page.getByRole('link', { name: /^Van iedereen/ }).locator('img');
  await expect
    .poll(() => image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
  await elsewhere.context.close();
  await context.close();
});
