/** Lists of staff start with their rows: one button to begin with, the rest in a menu. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
const lists = ['/vacancies', '/applications', '/organizations', '/users', '/content'];

test.each(lists)('the first row of %s stands on the first screen of a phone', async (path) => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', path));
  const row = await page.locator('main tbody tr').first().boundingBox();
  expect((row?.y ?? Infinity) + 60).toBeLessThan(667);
  await expectNoSideScroll(page);
  expectQuietConsole();
});

test.each(lists)('over %s one button begins and all tabs can be read', async (path) => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280, scheme: 'dark' });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', path));
  await page.locator('main tbody tr').first().waitFor();
  const isCut = `[...document.querySelectorAll('main nav ul')].some((one) => one.scrollWidth > one.clientWidth)`;
  expect(await page.evaluate<boolean>(isCut)).toBe(false);
  const name = await page.locator('main tbody th').first().boundingBox();
  expect(name?.width).toBeGreaterThan(220);
  await expectNoSideScroll(page);
  expectQuietConsole();
});

test.each([{ hasScript: true }, { hasScript: false }])(
  'an organisation finds its file and what it changes at once in the menu, script: $hasScript',
  async ({ hasScript }) => {
    const { page } = await site.visit({ width: 375, hasScript });
    await enterAs(site, page, 'public', 'organisatie');
    await page.goto(site.at('public', '/vacancies'));
    await page.getByRole('link', { name: 'Vacature toevoegen' }).waitFor();
    const file = page.getByRole('link', { name: 'Excel (.xlsx)' });
    await expect.poll(() => file.isVisible()).toBe(false);
    // Open, the menu lies over the heads of columns, which then are too small to be pressed.
    if (hasScript) await expectAccessible(page);
    await page.locator('main summary', { hasText: 'Meer' }).click();
    await file.waitFor();
    await page.getByRole('link', { name: 'Wijzig veel tegelijk' }).waitFor();
    await expectNoSideScroll(page);
  },
);
