/** The bar that saves a long form floats over its fields: whoever goes through them by keyboard sees each one. */
import { expect, test } from 'vitest';
import { expectVisibleFocus } from '#tests/support/focus-walk.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
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
