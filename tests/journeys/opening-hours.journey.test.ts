/** When one is open is filled in a line a day: by the centre of itself, by an organisation, and without script. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const save = (page: Page) =>
  page
    .getByRole('button', { name: /^Bewaar/ })
    .first()
    .click();
const saved = (page: Page) => page.getByText(/Bewaard\b/).first();

test('a centre ticks its days, adds a second time, and hears of times that overlap', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/instellingen'));
  await waitForScript(page, 'main form');
  const saturday = day(page, 'zaterdag');
  await saturday.getByText('Gesloten').waitFor();
  await saturday.getByRole('checkbox').check();
  await saturday.getByLabel('Van').fill('9');
  await saturday.getByLabel('Tot').fill('12.00');
  await saturday.getByRole('button', { name: 'Nog een tijd' }).press('Enter');
  const [from, until] = [saturday.getByLabel('Van').last(), saturday.getByLabel('Tot').last()];
  await expect.poll(() => from.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await from.fill('11');
  // The end of the day, as people write it.
  await until.fill('24:00');
  // What is typed last is read as well when save is pressed right after it.
  await save(page);
  const overlap = 'Dit valt samen met de tijd van 09:00 tot 12:00. Pas een van de twee aan.';
  await saturday.getByText(overlap).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await from.fill('13');
  await save(page);
  await saved(page).waitFor();
  // What was closed by mistake comes back with its times.
  await saturday.getByRole('checkbox').uncheck();
  await saturday.getByText('Gesloten').waitFor();
  await saturday.getByRole('checkbox').check();
  await expect.poll(() => saturday.getByLabel('Van').last().inputValue()).toMatch(/^13/);
  await day(page, 'dinsdag').getByRole('checkbox').uncheck();
  // That of before is still told.
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await save(page);
  await answered;
  await page.reload();
  await waitForScript(page, 'main form');
  await day(page, 'dinsdag').getByText('Gesloten').waitFor();
  await expect.poll(() => saturday.getByLabel('Van').count()).toBe(2);
  expectQuietConsole();
});

test('without script an organisation closes a day, opens another, and leaves the rest empty', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/instellingen/organisatie'));
  // Where there is no script it stands in a place that getByText does not read.
  const told = () => expect.poll(() => page.locator('body').innerText()).toContain(' is bewaard');
  const sunday = day(page, 'zondag');
  await sunday.getByLabel('Open vanaf').fill('10:00');
  await save(page);
  // One of the two is missing.
  await sunday.getByText(/Open tot is verplicht/).waitFor();
  await expect.poll(() => sunday.getByLabel('Open vanaf').first().inputValue()).toBe('10:00');
  await sunday.getByLabel('Open tot').first().fill('00:00');
  await save(page);
  await told();
  await expect.poll(() => sunday.getByRole('checkbox').isChecked()).toBe(true);
  await sunday.getByRole('checkbox').uncheck();
  await save(page);
  await told();
  await expect.poll(() => sunday.getByLabel('Open vanaf').first().inputValue()).toBe('');
});

test('staff, who belong to no organisation, are led to all of them', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/instellingen/organisatie'));
  await page.getByRole('heading', { name: /^Jullie beheren \d+ organisaties$/ }).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bekijk de organisaties' }).click();
  await page.waitForURL('**/organizations');
  expectQuietConsole();
});
