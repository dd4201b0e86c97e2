/** The list of vacancies is gone through with single keys, which stay quiet where somebody types or switched them off. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

const rowLink = (page: Page, at: number) => page.locator('main tbody tr').nth(at).locator('a[data-opens]');
const rowBox = (page: Page, at: number) => page.locator('main tbody tr').nth(at).getByRole('checkbox');
const focused = (page: Page) => page.locator(':focus');

async function openList(path = '/vacancies', look: Parameters<typeof site.visit>[0] = { width: 1280 }) {
  const visitor = await site.visit(look);
  await enterAs(site, visitor.page, 'public', 'centrum');
  await visitor.page.goto(site.at('public', path));
  return visitor;
}

/** Told once they work. */
const waitForKeys = (page: Page) => page.getByText('volgende', { exact: true }).waitFor();

const expectAt = async (page: Page, at: number) =>
  await expect
    .poll(() => focused(page).getAttribute('href'))
    .toBe(await rowLink(page, at).getAttribute('href'));

test('J and K go along the rows, X chooses, E changes, and the place is kept', async () => {
  const { page, expectQuietConsole } = await openList();
  await waitForKeys(page);
  await page.keyboard.press('j');
  await expectAt(page, 0);
  // Large enough to hit (WCAG 2.5.8).
  expect((await rowLink(page, 0).boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expectAt(page, 2);
  await page.keyboard.press('k');
  await expectAt(page, 1);
  await expectAccessible(page);
  await page.keyboard.press('x');
  await expect.poll(() => rowBox(page, 1).isChecked()).toBe(true);
  await page.getByRole('toolbar').getByText('1 gekozen', { exact: true }).waitFor();
  await expectAt(page, 1);
  await page.keyboard.press('x');
  await expect.poll(() => rowBox(page, 1).isChecked()).toBe(false);
  // A tick box takes no letters.
  await rowBox(page, 1).focus();
  await page.keyboard.press('j');
  await expectAt(page, 2);
  const address = await rowLink(page, 2).getAttribute('href');
  await page.keyboard.press('e');
  await page.waitForURL(`**${address}/edit`);
  expectQuietConsole();
});

test('at the ends of the list one stays, and on the next page one begins at its first row', async () => {
  const { page } = await openList('/vacancies?status=published&size=25');
  await waitForKeys(page);
  const rows = await page.locator('main tbody tr').count();
  await page.keyboard.press('k');
  await expectAt(page, 0);
  await page.keyboard.press('k');
  await expectAt(page, 0);
  for (const _ of Array.from({ length: rows + 1 })) await page.keyboard.press('j');
  await expectAt(page, rows - 1);
  await page.getByRole('link', { name: /^Concepten/ }).click();
  await page.locator('a[aria-current=page]', { hasText: 'Concepten' }).waitFor();
  await page.keyboard.press('j');
  await expectAt(page, 0);
});

test('the keys are quiet in a field, in a menu, with Ctrl and once they are switched off', async () => {
  const { page } = await openList();
  await waitForKeys(page);
  const search = page.getByRole('searchbox').last();
  await search.click();
  await page.keyboard.type('jxke');
  await expect.poll(() => search.inputValue()).toBe('jxke');
  await expect.poll(() => page.locator('main tbody :checked').count()).toBe(0);
  await rowLink(page, 1).focus();
  await page.keyboard.press('Alt+j');
  await expectAt(page, 1);
  await page.locator('main tbody tr').nth(1).getByRole('button').press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('x');
  await expect.poll(() => rowBox(page, 1).isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await rowLink(page, 1).focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Sneltoetsen' });
  await dialog.getByText('bewerk', { exact: true }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zet sneltoetsen uit' }).click();
  await dialog.getByText('Sneltoetsen staan uit.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expectAt(page, 1);
  await page.getByText('volgende', { exact: true }).waitFor({ state: 'detached' });
  const help = page.getByRole('button', { name: 'Toon sneltoetsen' });
  await help.click();
  await dialog.getByRole('button', { name: 'Zet sneltoetsen aan' }).click();
  await page.keyboard.press('Escape');
  await help.and(focused(page)).waitFor();
  await page.keyboard.press('j');
  await expectAt(page, 2);
});

test.each(['/users?role=volunteer', '/organizations', '/content'])(
  '%s has the keys as well',
  async (path) => {
    const { page } = await openList(path);
    await waitForKeys(page);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expectAt(page, 1);
    await page.keyboard.press('e');
    await page.waitForURL(/\/edit$/);
  },
);

test('a phone is told of no keys', async () => {
  const { page } = await openList('/vacancies', { width: 375 });
  await waitForScript(page, 'main table');
  await expect.poll(() => page.locator('main kbd:visible').count()).toBe(0);
});
