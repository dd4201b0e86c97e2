/** The page builder shows nothing that cannot be used: without script, and by finger. */
import { beforeEach, expect, test } from 'vitest';
import { openSite, type Visitor } from '#tests/support/journey.ts';
import { addBlock, beginPage, blockRows, pageKept } from '#tests/support/making-a-page.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

let editor: Visitor;
beforeEach(async ({ onTestFinished }) => {
  editor = await site.visit({ width: 1280 });
  // After what a failing test leaves of its page was kept.
  onTestFinished(() => editor.context.close());
  await enterAs(site, editor.page, 'public', 'redactie');
});

const at = (path: string) => site.at('public', path);

test.each([375, 1280])(
  'without script the builder says so, and shows no button that does nothing, %i wide',
  async (width) => {
    const { page: list } = editor;
    await list.goto(at('/content'));
    const address = await list.locator('main :is(tbody, ol) a').first().getAttribute('href');
    const { page, context } = await site.visit({ width, hasScript: false });
    await enterAs(site, page, 'public', 'redactie');
    await page.goto(at(address ?? ''));
    // `getByText` passes over what stands in a noscript.
    await expect
      .poll(() => page.locator('noscript p').filter({ visible: true }).allInnerTexts())
      .toEqual([expect.stringContaining('Zonder JavaScript')]);
    await expect.poll(() => blockRows(page).count(), { message: 'its blocks are read' }).toBeGreaterThan(0);
    const dead = page.locator('button:not([type=submit]), summary, input').filter({ visible: true });
    expect(await dead.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))).toEqual([]);
    await expect
      .poll(() => page.getByText('Met Alt').filter({ visible: true }).count(), { message: 'no keys' })
      .toBe(0);
    await context.close();
  },
);

test('the keys are told to who has a keyboard, not to a finger', async () => {
  const { page } = editor;
  await beginPage(page, at('/content'), 'Met de hand');
  await addBlock(page, 'Citaat');
  await pageKept(page);
  const keys = page.getByText('Met Alt en de pijltjes');
  await expect.poll(() => keys.isVisible()).toBe(true);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await devTools.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] });
  await expect.poll(() => keys.isVisible()).toBe(false);
});
