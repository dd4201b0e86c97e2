/** An organisation comes in: it looks for itself, signs up, confirms by mail, and the centre says yes, takes it back and says yes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { enterAs, openMail } from '#tests/support/steps.ts';
import { keepMessages, keepOffers } from '#tests/support/undoing.ts';

const site = openSite();
keepOffers(site);
const address = 'lotte@kikkerland.example';

const next = (page: Page) => page.getByRole('button', { name: 'Verder' }).click();

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('KvK-nummer').fill('61204481');
  await page.getByLabel('Over de organisatie').fill('We houden de speeltuin open voor de buurt.');
  await next(page);
  // Each step begins at the top of the page, at its own heading, with how far one is in sight.
  await page.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.getByLabel('Postcode').pressSequentially('8091 AB');
  await page.getByRole('status').getByText('Wezep ingevuld').waitFor();
  await expect.poll(() => page.getByLabel('Plaats').inputValue()).toBe('Wezep');
  // What somebody typed themselves stays, also when another postcode follows.
  await page.getByLabel('Plaats').fill('Wezep-Noord');
  await page.getByLabel('Postcode').fill('8096 AB');
  await next(page);
  await page.getByLabel('Voornaam').fill('Lotte');
  await page.getByLabel('Achternaam').fill('Smit');
  await page.getByLabel('E-mailadres').fill(address);
  await next(page);
  for (const text of ['Speeltuin Kikkerland', '6120 44 81', 'Wezep-Noord', '8096 AB', address])
    await page.getByRole('definition').filter({ hasText: text }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wijzig: Plaats' }).click();
  await page.getByLabel('Plaats', { exact: true }).fill('Oldebroek');
  await next(page);
  await next(page);
  await page
    .getByRole('definition')
    .filter({ hasText: /^Oldebroek$/ })
    .waitFor();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('groene fiets loopt');
  await page.getByLabel('Dit klopt voor onze organisatie').check();
  await page.getByLabel('Ik mag deze organisatie').check();
  await page.getByRole('button', { name: 'Verstuur aanmelding' }).click();
}

test('a playground signs itself up, and the centre answers it in the queue', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await page.goto(site.at('oldebroek', '/organizations/signup'));
  await page.getByLabel('Hoe heet je organisatie?').fill('Speeltuin Kikkerland');
  await page.getByRole('button', { name: 'Zoek' }).click();
  await page.getByRole('link', { name: 'Meld je organisatie aan' }).click();
  await expect
    .poll(() => page.getByLabel('Naam van de organisatie').inputValue())
    .toBe('Speeltuin Kikkerland');
  await expectAccessible(page);
  await fillIn(page);
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor();
  const mail = await openMail(site, page, address, /aanmelding van je organisatie/);
  await page.goto(/http:\/\/\S+\/success\?token=[\w-]+/.exec(mail)?.[0] ?? 'about:blank');
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await page.getByRole('heading', { name: 'Speeltuin Kikkerland is aangemeld' }).waitFor();
  visitor.expectQuietConsole();

  const centre = await site.visit({ width: 1280 });
  const desk = centre.page;
  await keepMessages(desk);
  await enterAs(site, desk, 'oldebroek', 'centrum');
  await desk.goto(site.at('oldebroek', '/organizations/approve'));
  await desk.getByRole('link', { name: /Speeltuin Kikkerland/ }).click();
  await desk.getByRole('heading', { level: 2, name: 'Speeltuin Kikkerland' }).waitFor();
  await desk.getByText('E-mailadres is bevestigd').waitFor();
  // Eight digits are no proof: a person looks them up.
  const number = desk.getByRole('listitem').filter({ hasText: 'KvK-nummer 6120 44 81' });
  await expect.poll(() => number.locator('svg.lucide-circle-check').count()).toBe(0);
  await number.locator('svg.lucide-circle-question-mark').waitFor();
  await expectAccessible(desk);
  await expectNoSideScroll(desk);
  await desk.keyboard.press('g');
  await desk.getByText('Speeltuin Kikkerland is goedgekeurd').first().waitFor();
  await desk.getByRole('button', { name: 'Draai terug' }).click();
  await desk.getByText('Teruggedraaid').first().waitFor();
  // The one taken back opens again, and is where the keyboard goes on.
  await desk
    .getByRole('heading', { level: 2, name: 'Speeltuin Kikkerland' })
    .and(desk.locator(':focus'))
    .waitFor();
  await desk.getByText('Wijs af', { exact: true }).click();
  await desk.getByRole('button', { name: 'Wijs af en mail' }).click();
  await desk.getByText('Kies waarom je de organisatie afwijst').first().waitFor();
  await desk.getByLabel('Waarom niet?').selectOption('incomplete');
  await desk.getByRole('button', { name: 'Wijs af en mail' }).click();
  await desk.getByText('Speeltuin Kikkerland is afgewezen').first().waitFor();
  centre.expectQuietConsole();
});

test('who finds their organisation is led to it first, registering it again comes second', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await page.goto(site.at('oldebroek', '/organizations/signup?q=stichting'));
  const mine = page.getByRole('link', { name: /^Hier werk ik/ }).first();
  await mine.waitFor();
  const again = page.getByRole('link', { name: 'Meld je organisatie aan' }).last();
  const isSolid = (className: string | null) => / bg-solid/.test(` ${className}`);
  expect([isSolid(await mine.getAttribute('class')), isSolid(await again.getAttribute('class'))]).toEqual([
    true,
    false,
  ]);
  await expectAccessible(page);
  expectQuietConsole();
});

test('without script the server fills in the place, and everything is shown once more with the way back', async () => {
  const { page } = await site.visit({ hasScript: false });
  await page.goto(site.at('oldebroek', '/organizations/signup?name=De+Zaagclub'));
  await page.getByLabel('KvK-nummer').fill('61204481');
  await page.getByLabel('Over de organisatie').fill('We zagen en schaven.');
  await next(page);
  await page.getByLabel('Postcode').fill('8091ab');
  await next(page);
  await page.getByLabel('Voornaam').fill('Lotte');
  await page.getByLabel('Achternaam').fill('Smit');
  await page.getByLabel('E-mailadres').fill('zaag@club.example');
  await next(page);
  // As it will be kept, and what was left open says so.
  for (const shown of ['8091 AB', 'Niet ingevuld'])
    await page
      .getByRole('definition')
      .filter({ hasText: new RegExp(`^${shown}$`) })
      .first()
      .waitFor();
  await page
    .getByRole('definition')
    .filter({ hasText: /^Wezep$/ })
    .waitFor();
  await page.getByRole('button', { name: 'Wijzig: Plaats' }).click();
  await expect.poll(() => page.getByLabel('Plaats').inputValue()).toBe('Wezep');
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('8091ab');
});
