/** Undoing what one just did: on a phone, in the dark, in English, with straight corners and by keyboard alone. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';
import { keepMessages, keepOffers } from '#tests/support/undoing.ts';

const site = openSite();
keepOffers(site);

test.each([
  { tenant: 'public', width: 375, scheme: 'dark' },
  { tenant: 'oldebroek', width: 1280, scheme: 'light' },
] as const)('in the queue at $tenant, $width wide', async ({ tenant, width, scheme }) => {
  const { page, expectQuietConsole } = await site.visit({ width, scheme });
  await keepMessages(page);
  await signIn(site, page, tenant, 'centrum');
  const isEnglish = tenant === 'public';
  await page.goto(site.at(tenant, `${isEnglish ? '/en' : ''}/organizations/approve`));
  const name = page.locator('article h2').first();
  const first = (await name.textContent()) ?? '';
  const approve = page.getByRole('button', { name: isEnglish ? /^Approve/ : /^Keur goed/ });
  await approve.scrollIntoViewIfNeeded();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await approve.press('Enter');
  const undo = page.getByRole('button', { name: isEnglish ? 'Undo' : 'Draai terug' });
  await undo.waitFor();
  const box = await undo.boundingBox();
  const seen = page.viewportSize();
  expect(
    box && seen && box.y >= 0 && box.y + box.height <= seen.height && box.x + box.width <= seen.width,
  ).toBe(true);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await expectNoSideScroll(page);
  // The newest message is one key away, wherever one is.
  await page.keyboard.press('F6');
  await undo.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: first }).and(page.locator(':focus')).waitFor();
  // The page comes up to it.
  await expect
    .poll(() => page.evaluate('document.activeElement.getBoundingClientRect().top'))
    .toBeGreaterThanOrEqual(0);
  await approve.press('Enter');
  await undo.waitFor();
  await page.keyboard.press('F6');
  await undo.and(page.locator(':focus')).waitFor();
  await expectAccessible(page);
  expectQuietConsole();
});

test('of one account, also without script', async () => {
  const { page } = await site.visit({ hasScript: false, width: 1280 });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/users?q=vrijwilliger'));
  await page.locator('main tbody a').first().click();
  await page.getByRole('link', { name: 'Archiveer', exact: true }).click();
  await page.getByRole('button', { name: 'Archiveer' }).click();
  await page.getByText('Gearchiveerd').first().waitFor();
  await page.getByRole('button', { name: 'Draai terug' }).click();
  await page.getByText(/^Je draaide het archiveren van het account van .+ terug$/).waitFor();
  await expect.poll(() => page.getByText('Gearchiveerd', { exact: true }).count()).toBe(0);
});
