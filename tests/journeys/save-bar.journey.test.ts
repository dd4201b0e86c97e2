/** The bar that saves a long form floats over its fields: whoever goes through them by keyboard sees each one. */
import { expect, test } from 'vitest';
import { expectVisibleFocus } from '#tests/support/focus-walk.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

test.each([
  { width: 375, height: 667 },
  { width: 768, height: 600 },
  { width: 1280, height: 540 },
])('no field that has the focus is under it, $width wide', async (size) => {
  const { page } = await site.visit();
  await page.setViewportSize(size);
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/profile-edit'));
  await waitForScript(page, 'main form');
  await page.locator('main [name=firstName]').fill('Joke');
  await page.locator('[data-bottom-bar=save]').waitFor();
  expect((await expectVisibleFocus(page)).length).toBeGreaterThan(8);
});

test('a record that is opened has nothing unsaved, in whichever order its ticks were kept', async () => {
  const { page } = await site.visit();
  await enterAs(site, page, 'meedoen', 'centrum');
  await page.goto(site.at('meedoen', '/vacancies?q=theehoek'));
  const vacancy = page.getByRole('rowheader', { name: 'Hulp bij de computer in de theehoek' });
  await page.goto(site.at('meedoen', `${await vacancy.getByRole('link').getAttribute('href')}/edit`));
  await waitForScript(page, 'main form');
  // The boxes on the page stand in an order of their own.
  const boxes = page.locator('main input[name=targetGroupIds]:checked');
  await expect.poll(() => boxes.count()).toBe(2);
  await comeToRest(page);
  await expect.poll(() => page.locator('[data-bottom-bar=save] [role=status]').innerText()).toBe('');
});
