/** What was pressed is often gone when it is done: whoever goes by keyboard stays in the page, near to where they were. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

const focused = (page: Page) =>
  page.evaluate(
    "document.activeElement === document.body ? 'nothing' : document.activeElement.textContent",
  ) as Promise<string>;

const leave = 'Laat staan';
/** What is pressed one after the other, and what is then there to be pressed. */
type Action = readonly [pressed: readonly string[], then: string];
const ofPerson: readonly Action[] = [
  [['Archiveer', leave], 'Archiveer'],
  [['Archiveer', 'Archiveer'], 'Haal terug'],
  [['Haal terug'], 'Zet op actief'],
  [['Zet op actief'], 'Zet op inactief'],
  [['Zet op inactief'], 'Zet op actief'],
];
const ofOrganization: readonly Action[] = [
  [['Archiveer', leave], 'Archiveer'],
  [['Archiveer', 'Archiveer'], 'Zet terug'],
  [['Zet terug', 'Zet terug'], 'Archiveer'],
];

const named = (page: Page, name: string) =>
  page.locator('main a, main button').filter({ hasText: new RegExp(`^${name}$`) });

async function doAll(page: Page, actions: readonly Action[]) {
  const heading = await page.locator('main h1').textContent();
  for (const [pressed, then] of actions) {
    for (const [at, name] of pressed.entries()) {
      if (at > 0) await named(page, leave).waitFor();
      // The question stands below what asks it.
      await named(page, name).last().press('Enter');
    }
    await named(page, leave).waitFor({ state: 'detached' });
    await named(page, then).first().waitFor();
    await expect.poll(() => focused(page), { message: pressed.join(', ') }).toBe(heading);
  }
}

test.each([
  { what: 'users?q=vrijwilliger', actions: ofPerson, width: 375 },
  { what: 'organizations', actions: ofOrganization, width: 1280 },
])('of $what, $width wide', async ({ what, actions, width }) => {
  const { page, expectQuietConsole } = await site.visit({ width });
  await enterAs(site, page, 'oldebroek', 'centrum');
  await page.goto(site.at('oldebroek', `/${what}`));
  await page
    .locator(`main a[href*="/${what.split('?')[0]}/0"]`)
    .first()
    .click();
  await page.waitForURL(/\/0/);
  await waitForScript(page);
  await doAll(page, actions);
  expectQuietConsole();
});
