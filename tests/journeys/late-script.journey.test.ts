/**
 * On a slow line script comes long after the page stands: nothing that somebody is about to press moves from under their finger when it
 * does. Every screen that visitors see, as a press on one of these was lost that way.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askPage } from '#tests/support/in-page.ts';
import { openSite } from '#tests/support/journey.ts';
import { patience } from '#tests/support/pace.ts';
import { expectNoLayoutShift } from '#tests/support/page-checks.ts';
import { addressOfScreen, screensFor } from '#tests/support/screen-addresses.ts';
import { rests } from '#tests/support/settled.ts';

const site = openSite();
const isScript = /\.js(\?.*)?$/;

/** Opens a page whose script waits until what the server sent is drawn, letters and all; gives when it was let through, on the clock of the page. */
async function openBeforeScript(page: Page, address: string): Promise<number> {
  const drawn = Promise.withResolvers<void>();
  let held = 0;
  await page.route(isScript, async (route) => {
    held += 1;
    await drawn.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const since = await askPage<number>(
    page,
    `while (document.readyState === 'loading') await new Promise((done) => setTimeout(done, 20));
     const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
     await frames();
     await document.fonts.ready;
     await frames();
     return performance.now();`,
  );
  drawn.resolve();
  await expect.poll(() => rests(page), { timeout: patience(20_000) }).toBe(true);
  await page.unroute(isScript);
  // Else nothing came late, and the test would tell nothing.
  expect(held, `${address} has script`).toBeGreaterThan(0);
  return since;
}

test.for([375, 1280])(
  'nothing moves when the script comes late, %i wide',
  { timeout: patience(300_000) },
  async (width) => {
    const faults: string[] = [];
    const { page, context } = await site.visit({ width });
    for (const path of screensFor('visitor')) {
      const address = await addressOfScreen(page, path, (one) => site.at('public', one));
      if (!address) continue;
      const since = await openBeforeScript(page, address);
      await expectNoLayoutShift(page, 0.005, since).catch((error: Error & { actual?: unknown }) =>
        faults.push(JSON.stringify(error.actual)),
      );
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the mark in the top bar stands where it will, also while no more of the bar has been read', async () => {
  for (const width of [375, 1280]) {
    const { page, context } = await site.visit({ width, hasScript: false });
    await page.goto(site.at('public', '/over-ons'));
    const [early, late] = await askPage<[number, number]>(
      page,
      `const mark = document.querySelector('header .brand-place');
       const start = () => mark.getBoundingClientRect().left;
       const late = start();
       while (mark.nextSibling) mark.nextSibling.remove();
       return [start(), late];`,
    );
    expect(early, `${width} wide`).toBe(late);
    await context.close();
  }
});
