/** Staff of a centre and of an organisation keep their vacancies: they find, extend, put away and take back. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();

const titles = (page: Page) => page.locator('main tbody th a').allTextContents();

test.each([
  { width: 375, scheme: 'light', language: 'nl' },
  { width: 768, scheme: 'dark', language: 'en' },
  { width: 1280, scheme: 'light', language: 'nl' },
] as const)(
  'one is found by its words, its tab and its kind, $width wide',
  async ({ width, scheme, language }) => {
    const { page, expectQuietConsole } = await site.visit({ width, scheme });
    await signIn(site, page, 'public', 'centrum');
    const start = language === 'nl' ? '' : '/en';
    await page.goto(site.at('public', `${start}/vacancies`));
    const isDutch = language === 'nl';
    await page.getByRole('heading', { level: 1, name: isDutch ? 'Vacatures' : 'Vacancies' }).waitFor();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    const all = await titles(page);
    expect(all.length).toBeGreaterThan(3);
    await page.getByRole('link', { name: isDutch ? /^Concepten/ : /^Drafts/ }).click();
    await page.waitForURL('**/vacancies?status=draft');
    await page.goto(site.at('public', `${start}/vacancies`));
    const [word = ''] = (all[0] ?? '').split(' ').toSorted((a, b) => b.length - a.length);
    await page.getByRole('searchbox').last().fill(word);
    await page.getByRole('searchbox').last().press('Enter');
    await page.waitForURL(/[?&]q=/);
    expect(await titles(page)).toContain(all[0]);
    await page.getByRole('link', { name: isDutch ? /^Zoekt: / : /^Searching: / }).click();
    await page.waitForURL('**/vacancies');
    expectQuietConsole();
  },
);

test('the ends of many are put off after a trial that says which stay as they are, and taken back', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await signIn(site, page, 'public', 'centrum');
  await page.getByRole('link', { name: 'Vacatures', exact: true }).first().click();
  await page.getByRole('link', { name: /^Verloopt binnenkort/ }).click();
  await page.locator('a[aria-current=page]', { hasText: 'Verloopt binnenkort' }).waitFor();
  const before = await titles(page);
  expect(before.length).toBeGreaterThan(1);
  await waitForScript(page, 'main table');
  for (const at of [0, 1]) await page.locator('main tbody input[type=checkbox]').nth(at).check();
  await page.getByRole('button', { name: 'Verleng' }).click();
  await page.getByRole('heading', { name: '2 vacatures verlengen' }).waitFor();
  await page.getByText('2 worden verlengd').waitFor();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Tot een datum' }).check();
  await page.getByRole('textbox', { name: 'Laatste dag' }).fill('morgen');
  await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
  await page.getByText('loopt al langer door').first().waitFor();
  await page.getByRole('radio', { name: /^Met 3 maanden/ }).check();
  await page.getByRole('button', { name: 'Verleng 2' }).click();
  await page.getByText('2 vacatures verlengd', { exact: true }).waitFor();
  await expect.poll(() => titles(page)).toEqual(before.slice(2));
  await page.getByRole('button', { name: 'Draai terug' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
  expectQuietConsole();
});

test('one is put away by the menu of its row, and one that was put away is deleted after a question', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await signIn(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies?status=published'));
  const [title = ''] = await titles(page);
  await waitForScript(page, 'main table');
  await page.getByRole('button', { name: `Meer met ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Archiveer' }).click();
  await page.getByText(`${title} is gearchiveerd`, { exact: true }).waitFor();
  await page.goto(site.at('public', '/vacancies?status=archived'));
  await waitForScript(page, 'main table');
  await page.getByRole('button', { name: `Meer met ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Verwijder' }).click();
  await page.getByRole('button', { name: 'Verwijder' }).click();
  await page.getByText(`${title} is verwijderd`, { exact: true }).waitFor();
  await expect.poll(() => titles(page)).not.toContain(title);
  expectQuietConsole();
});

test('without script one is marked as filled after a trial, and that is taken back', async () => {
  const { page } = await site.visit({ width: 375, hasScript: false });
  await signIn(site, page, 'oldebroek', 'centrum');
  await page.goto(site.at('oldebroek', '/vacancies?status=published'));
  const [title = ''] = await titles(page);
  await expectNoSideScroll(page);
  await page.getByRole('checkbox', { name: `Kies ${title}` }).check();
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('radio', { name: 'Vervuld' }).check();
  await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
  await page.getByText('1 vacature krijgt de nieuwe status').waitFor();
  await page.getByRole('button', { name: 'Wijzig 1' }).click();
  const undo = page.getByRole('button', { name: 'Draai terug' });
  await undo.waitFor();
  expect(await page.content()).toContain('1 vacature gewijzigd');
  expect(await titles(page)).not.toContain(title);
  await undo.click();
  await page.getByRole('checkbox', { name: `Kies ${title}` }).waitFor();
});
