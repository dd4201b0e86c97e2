/** What the centre does with organisations that are there already: make one of two, put one away and back, and take one to another centre. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';
import { keepMessages } from '#tests/support/undoing.ts';
import { faultsAt } from '#tests/support/walk.ts';

const site = openSite({ PUBLIC_CONFIGURATION: 'config/public.override.json' });

const idIn = (page: Page) => /organizations\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';

test('two that are the same become one, from the queue, and the old address leads to it', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  await keepMessages(page);
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/organizations/approve'));
  await page.getByRole('link', { name: /Vrienden van Keistad/ }).click();
  await page.getByRole('heading', { level: 2, name: /Vrienden van Keistad/ }).waitFor();
  await page.waitForURL(/id=/);
  const gone = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByRole('textbox', { name: 'Notitie' }).fill('Belde: het is dezelfde club.');
  await page.getByRole('button', { name: 'Schrijf op' }).click();
  await page.getByText('Belde: het is dezelfde club.').and(page.locator('p')).waitFor();
  await page.getByRole('link', { name: /Voeg samen met Keistad/ }).click();
  await page.getByRole('heading', { level: 1, name: /samenvoegen/ }).waitFor();
  expect(await faultsAt(page, page.url())).toEqual([]);
  const stays = idIn(page);
  await page
    .getByRole('radio', { name: 'Van Vrienden van Keistad Kookt Mee: Vrienden van Keistad Kookt Mee' })
    .check();
  await page.getByRole('button', { name: 'Voeg samen' }).click();
  await page.getByText('Vink dit aan als je het zeker weet').waitFor();
  await page.getByLabel('Ja, dit is dezelfde organisatie').check();
  await page.getByRole('button', { name: 'Voeg samen' }).click();
  await page
    .getByText(/is hierin opgegaan/)
    .first()
    .waitFor();
  await page.getByRole('heading', { level: 1, name: /Vrienden van Keistad/ }).waitFor();
  await page.getByText('Belde: het is dezelfde club.').and(page.locator('p')).waitFor();
  await page.getByText(/^Je voegde .+ samen met Vrienden van Keistad/).waitFor();
  await expect.poll(() => page.getByText(/opgaan in/).count()).toBe(0);
  expectQuietConsole();

  const visitor = await site.visit();
  await visitor.page.goto(site.at('public', `/organizations/${gone}`));
  expect(idIn(visitor.page)).toBe(stays);
});

test('one is put away with a count of what goes offline, and comes back', async () => {
  const { page } = await site.visit({ width: 1280 });
  await keepMessages(page);
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/organizations'));
  await page.locator('main tbody a').first().click();
  // The list has a link 'Gearchiveerd'.
  await page.getByRole('link', { name: 'Archiveer', exact: true }).click();
  await page.getByText(/vacatures? offline|geen vacature online/).waitFor();
  expect(await faultsAt(page, page.url())).toEqual([]);
  await page.getByRole('button', { name: 'Archiveer' }).click();
  await page.getByText('Deze organisatie is gearchiveerd.', { exact: false }).first().waitFor();
  await page.getByRole('link', { name: 'Zet terug' }).click();
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await page
    .getByText(/staat weer op de site/)
    .first()
    .waitFor();
});

test('an admin takes one to another centre, after seeing what goes along', async () => {
  const { page } = await site.visit({ width: 1280 });
  await keepMessages(page);
  await page.goto(site.at('public', '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill('beheer@platform.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(site.at('public', '/organizations'));
  await page.locator('main tbody a').nth(1).click();
  await page.getByRole('link', { name: 'Verhuis' }).waitFor();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Verhuis' }).click();
  await page.getByLabel('Naar welke centrale?').selectOption({ label: 'Vacaturebank Oldebroek' });
  await page.getByRole('button', { name: 'Bekijk wat er meegaat' }).click();
  await page.getByText('De organisatie met haar profiel en adres').waitFor();
  expect(await faultsAt(page, page.url())).toEqual([]);
  const id = idIn(page);
  await page.getByLabel('Ja, deze organisatie hoort bij de andere centrale').check();
  await page.getByRole('button', { name: 'Verhuis naar Vacaturebank Oldebroek' }).click();
  await page.getByText(`${name} is verhuisd naar Vacaturebank Oldebroek.`).first().waitFor();
  expect((await page.goto(site.at('public', `/organizations/${id}`)))?.status()).toBe(404);
  expect((await page.goto(site.at('oldebroek', `/organizations/${id}`)))?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name }).waitFor();
});
