/** What is told after an action, and undoing it: it stands on no button, and the focus is where the eye is. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';
import { keepMessages, keepOffers } from '#tests/support/undoing.ts';

const site = openSite();
keepOffers(site);

async function edges(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('Nothing to be seen');
  return { top: box.y, bottom: box.y + box.height };
}

test.each([375, 1280])('in the queue, %i wide, the message stands above the buttons', async (width) => {
  const { page } = await site.visit({ width });
  await keepMessages(page);
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
  await keepMessages(page);
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

/** Told of what React draws, as its developer tools are. */
const countsDrawing = `window.drawn = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1, checkDCE() {},
    onCommitFiberRoot: () => { drawn += 1; }, onPostCommitFiberRoot() {}, onCommitFiberUnmount() {} };`;

test('while a message runs out React draws nothing, so that a page under way is not begun anew', async () => {
  const { page } = await site.visit();
  await page.addInitScript(countsDrawing);
  await page.goto(site.at('public', '/test/components/overlays'));
  await waitForScript(page);
  await page.getByRole('button', { name: 'Archiveer organisatie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archiveer' }).click();
  const left = async () =>
    String(await page.evaluate(`document.querySelector('[data-toast] [style*=scaleX]')?.style.transform`));
  const drawn = async () => Number(await page.evaluate('drawn'));
  await expect.poll(left).toBe('scaleX(1)');
  await expect.poll(left).not.toBe('scaleX(1)');
  const [share, before] = [await left(), await drawn()];
  expect(before).toBeGreaterThan(0);
  await expect.poll(left).not.toBe(share);
  // Its time is counted some sixty times a second.
  expect((await drawn()) - before).toBeLessThan(5);
});
