/** What is told after an action, and undoing it: it stands on no button, and the focus is where the eye is. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

async function edges(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('Nothing to be seen');
  return { top: box.y, bottom: box.y + box.height };
}

test.each([375, 1280])('in the queue, %i wide, the message stands above the buttons', async (width) => {
  const { page } = await site.visit({ width });
  await enterAs(site, page, 'roermond', 'centrum');
  await page.goto(site.at('roermond', '/organizations/approve'));
  const approve = page.getByRole('button', { name: /^Keur goed/ });
  await approve.press('Enter');
  const undo = page.getByRole('button', { name: 'Draai terug' });
  await undo.waitFor();
  const told = await edges(page.locator('[data-toast]').last());
  expect(told.bottom).toBeLessThanOrEqual((await edges(page.locator('[data-bottom-bar]'))).top);
  await undo.press('Enter');
  await page.getByText('Teruggedraaid').first().waitFor();
});

test('an answer on a phone shows what comes next, and undoing it keeps one in the page', async () => {
  const { page } = await site.visit({ width: 375, scheme: 'dark' });
  await enterAs(site, page, 'roermond', 'centrum');
  await page.goto(site.at('roermond', '/applications'));
  await page.locator('main a[href*="/applications/0"]').first().click();
  await page.locator('summary', { hasText: 'Neem aan' }).press('Enter');
  await page.locator('details[open] button[type=submit]').press('Enter');
  const undo = page.getByRole('button', { name: 'Draai terug' });
  await undo.waitFor();
  const next = await edges(page.locator(':focus'));
  expect(next.top).toBeGreaterThan(60);
  expect(next.bottom).toBeLessThan(740);
  await undo.press('Enter');
  await page.locator('summary', { hasText: 'Neem aan' }).waitFor();
  await page.getByText('Teruggedraaid').first().waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN');
});
