/** Words that people add to a vacancy: a visitor finds it by them, and staff put them in order. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

async function addressOf(page: Page, title: string) {
  await page.goto(site.at('public', `/vacancies?q=${title}`));
  const href = await page.locator('main tbody th a').first().getAttribute('href');
  return /^\/vacancies\/[\w-]+/.exec(href ?? '')?.[0] ?? '';
}

async function writeTags(page: Page, address: string, ...tags: string[]) {
  await page.goto(site.at('public', `${address}/edit#practical`));
  await waitForScript(page, 'main form');
  const field = page.getByLabel('Trefwoorden');
  for (const tag of tags) {
    await field.fill(tag);
    await field.press('Enter');
  }
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  expect((await saved).status()).toBe(200);
}

test('a word at a vacancy leads visitors to it, from its page and among the filters', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'centrum');
  const address = await addressOf(page, 'Nachtvrijwilliger');
  await writeTags(page, address, 'Nachtwerk', '#NL  Doet');
  expectQuietConsole();

  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  await visitor.page.goto(site.at('public', address));
  const link = visitor.page.getByRole('link', { name: 'NL Doet' });
  await expectNoSideScroll(visitor.page);
  await expectAccessible(visitor.page);
  await link.click();
  await visitor.page.waitForURL('**/vacancies/search?tag=NL*Doet');
  await visitor.page
    .getByRole('link', { name: /Nachtvrijwilliger/ })
    .first()
    .waitFor();

  const wide = await site.visit({ width: 1280 });
  await wide.page.goto(site.at('public', '/vacancies/search'));
  await wide.page.getByRole('checkbox', { name: /^Nachtwerk/ }).check();
  await wide.page.waitForURL('**tag=Nachtwerk*');
  await expect.poll(() => wide.page.locator('main article').count()).toBe(1);
  await expectAccessible(wide.page);
});

test('staff write one otherwise, put two together and take one off, without script too', async () => {
  const { page } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'centrum');
  const address = await addressOf(page, 'Nachtvrijwilliger');
  await writeTags(page, address, 'Buurtfeest', 'Straatfeest', 'Vergissing');

  const plain = await site.visit({ width: 375, hasScript: false, scheme: 'dark' });
  await enterAs(site, plain.page, 'public', 'centrum');
  const open = async (name: string) => {
    await plain.page.goto(site.at('public', '/vacancies'));
    await plain.page.locator('main summary').filter({ hasText: 'Meer' }).first().click();
    await plain.page.getByRole('link', { name: 'Trefwoorden' }).click();
    await plain.page.getByRole('link', { name }).click();
    await plain.page.getByRole('heading', { level: 1, name }).waitFor();
  };
  await open('Straatfeest');
  await expectNoSideScroll(plain.page);
  await plain.page.getByLabel('Trefwoord', { exact: true }).fill('Zomerfeest');
  await plain.page.getByRole('button', { name: 'Bewaar' }).click();
  await plain.page.getByRole('heading', { level: 1, name: 'Zomerfeest' }).waitFor();
  await plain.page.getByLabel('Trefwoord', { exact: true }).fill('regelmatig');
  await plain.page.getByRole('button', { name: 'Bewaar' }).click();
  await plain.page.getByText('Dit is al in gebruik').first().waitFor();

  await open('Buurtfeest');
  await plain.page.getByLabel('Dit trefwoord blijft').selectOption({ label: 'Zomerfeest' });
  await plain.page.getByRole('button', { name: 'Voeg samen' }).click();
  await plain.page.getByRole('heading', { level: 1, name: 'Zomerfeest' }).waitFor();

  await open('Vergissing');
  await plain.page.getByText('Haal dit trefwoord weg').click();
  await plain.page.getByRole('button', { name: 'Haal weg' }).click();
  await plain.page.getByRole('heading', { level: 1, name: 'Trefwoorden' }).waitFor();
  await expect.poll(() => plain.page.getByRole('link', { name: 'Vergissing' }).count()).toBe(0);

  await page.goto(site.at('public', '/en/vacancies/tags'));
  await page.getByRole('link', { name: 'Zomerfeest' }).waitFor();
  await expectAccessible(page);
  await page.goto(site.at('public', address));
  await expect.poll(() => page.getByRole('link', { name: 'Zomerfeest' }).count()).toBe(1);
});
