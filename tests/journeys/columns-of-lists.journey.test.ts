/** Staff choose which columns the list of vacancies shows; the choice is kept in their browser, also without script. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

const heads = async (page: Page) =>
  (await page.locator('main thead th[role=columnheader]').allInnerTexts()).map((head) => head.trim());
const panel = (page: Page) => page.locator('details[name=popover]', { hasText: 'Kolommen' });

test.each([{ hasScript: true }, { hasScript: false }])(
  'columns are left out and taken in, and stay so on other tabs, script: $hasScript',
  async ({ hasScript }) => {
    const { page } = await site.visit({ width: 1280, hasScript });
    await enterAs(site, page, 'public', 'centrum');
    await page.goto(site.at('public', '/vacancies?q=a&sort=title'));
    await expect.poll(() => heads(page)).toContain('Wanneer');
    expect(await heads(page)).not.toContain('Plaats');
    await panel(page).locator('summary').click();
    await panel(page).getByLabel('Wanneer').uncheck();
    await panel(page).getByLabel('Plaats').check();
    await panel(page).getByLabel('Soort').check();
    if (hasScript) await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Toon deze' }).click();
    await page.locator('thead').getByText('Plaats').waitFor();
    const { pathname, search } = new URL(page.url());
    expect(`${pathname}${search}`).toBe('/vacancies?q=a&sort=title');
    expect(await heads(page)).not.toContain('Wanneer');
    expect(await heads(page)).toContain('Soort');
    await page.goto(site.at('public', '/vacancies?status=published'));
    await expect.poll(() => heads(page)).toContain('Plaats');
    await panel(page).locator('summary').click();
    await panel(page).getByRole('button', { name: 'Herstel' }).click();
    await page.locator('thead').getByText('Wanneer').waitFor();
    expect(await heads(page)).not.toContain('Plaats');
  },
);

test.each([768, 1024, 1280])(
  'with all columns the name can be read and the page does not scroll, %i wide',
  async (width) => {
    const { page, context, expectQuietConsole } = await site.visit({ width, scheme: 'dark' });
    await enterAs(site, page, 'public', 'centrum');
    const all = 'status.type.when.city.reactions.places.publishedAt.expiresAt.createdAt';
    await context.addCookies([{ name: 'columns', value: `vacancies.${all}`, url: site.at('public', '/') }]);
    await page.goto(site.at('public', '/vacancies'));
    await expectNoSideScroll(page);
    await expectAccessible(page);
    const name = await page.locator('main tbody th').first().boundingBox();
    expect(name?.width).toBeGreaterThan(200);
    expectQuietConsole();
  },
);

test('a cookie that somebody made up shows a list', async () => {
  const { page, context, expectQuietConsole } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'centrum');
  await context.addCookies([
    { name: 'columns', value: 'vacancies.__proto__.constructor.x', url: site.at('public', '/') },
  ]);
  await page.goto(site.at('public', '/vacancies'));
  await expect
    .poll(async () => (await heads(page)).filter((head) => head !== '' && head !== 'Meer'))
    .toEqual(['Vacature']);
  expectQuietConsole();
});
