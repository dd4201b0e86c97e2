/** The staff of a centre that checks first look at what was sent in: they put it online, send it back, or take that back. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';
import { keepMessages, keepOffers } from '#tests/support/undoing.ts';

const site = openSite();
keepOffers(site);

const title = (page: Page) => page.locator('article h2').first();

test.each([
  { tenant: 'roermond', width: 375, scheme: 'dark', language: 'nl' },
  { tenant: 'roermond', width: 1280, scheme: 'light', language: 'nl' },
  { tenant: 'public', width: 1280, scheme: 'dark', language: 'en' },
] as const)(
  'the queue of $tenant is reached from the menu and read, $width wide in $language',
  async ({ tenant, width, scheme, language }) => {
    const { page, expectQuietConsole } = await site.visit({ width, scheme });
    await signIn(site, page, tenant, 'centrum');
    const isDutch = language === 'nl';
    const start = isDutch ? '' : '/en';
    await page.goto(site.at(tenant, `${start}/dashboard`));
    await page.getByRole('link', { name: isDutch ? 'Kijk ze na' : 'Check them' }).click();
    await page.waitForURL(`**${start}/vacancies/approve`);
    await page.getByRole('heading', { level: 1, name: isDutch ? 'Nakijken' : 'Check' }).waitFor();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.goto(site.at(tenant, `${start}/vacancies?status=waiting`));
    await page.getByRole('link', { name: isDutch ? /^Nakijken \(\d+\)$/ : /^Review \(\d+\)$/ }).click();
    await page.waitForURL(`**${start}/vacancies/approve`);
    expectQuietConsole();
  },
);

test('a change is read beside what is online, sent back with a question, and that is undone by key', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  await keepMessages(page);
  await enterAs(site, page, 'roermond', 'centrum');
  await page.goto(site.at('roermond', '/vacancies/approve'));
  const name = (await title(page).textContent()) ?? '';
  await page.getByRole('heading', { name: 'Wat er verandert' }).waitFor();
  await expect.poll(() => page.locator('article ins').allTextContents()).toContain(' We beginnen meteen.');
  await page.getByText('‘minstens 2 jaar ervaring en een eigen auto’').first().waitFor();
  await page.getByText('‘06 12 34 56 78’').first().waitFor();
  await page.getByRole('link', { name: /^Stuur terug met deze vraag.*Vraagt ervaring/ }).click();
  const reason = page.getByLabel('Wat moet er anders?');
  await reason.waitFor();
  await expect.poll(() => reason.inputValue()).toContain('Is dit echt nodig?');
  await expectAccessible(page);
  await reason.fill('');
  await page.getByRole('button', { name: 'Stuur terug en mail' }).click();
  await page.getByRole('alert').waitFor();
  await reason.fill('Waarom twee jaar ervaring?');
  await page.getByRole('button', { name: 'Stuur terug en mail' }).click();
  await page.getByText(`${name} is teruggestuurd. De organisatie krijgt een mail.`).first().waitFor();
  await page.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor();
  await expect.poll(() => title(page).textContent()).not.toBe(name);
  await page.getByRole('button', { name: 'Draai terug' }).click();
  await page.getByText('Teruggedraaid').first().waitFor();
  await page.getByRole('heading', { level: 2, name }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('j');
  await expect.poll(() => title(page).textContent()).not.toBe(name);
  await page.keyboard.press('k');
  await expect.poll(() => title(page).textContent()).toBe(name);
  await page.keyboard.press('z');
  await page.getByText(`${name} staat online. De organisatie krijgt een mail.`).first().waitFor();
  expectQuietConsole();
});

test('without script one is sent back, and its organisation reads why in its list', async () => {
  const { page } = await site.visit({ hasScript: false, width: 375 });
  await enterAs(site, page, 'meedoen', 'centrum');
  await page.goto(site.at('meedoen', '/vacancies/approve'));
  const name = (await title(page).textContent()) ?? '';
  await page.locator('summary', { hasText: 'Stuur terug' }).click();
  await page.getByLabel('Wat moet er anders?').fill('Zet erbij wat iemand terugkrijgt.');
  await page.getByRole('button', { name: 'Stuur terug en mail' }).click();
  await page.waitForURL(/done=return/);
  expect(await page.content()).toContain(`${name} is teruggestuurd`);
  await page.goto(site.at('meedoen', `/vacancies?q=${encodeURIComponent(name)}`));
  await page.getByText('Teruggestuurd: Zet erbij wat iemand terugkrijgt.').first().waitFor();
});

test('who does not check is told so', async () => {
  const { page } = await site.visit();
  await enterAs(site, page, 'roermond', 'organisatie');
  const answer = await page.goto(site.at('roermond', '/vacancies/approve'));
  expect(answer?.status()).toBe(403);
});
