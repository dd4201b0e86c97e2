/** Letters that somebody set larger in their browser, from the first moment on. Every screen is seen so in the walks along all of them. */
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { requireChromium } from '#tests/support/chromium.ts';
import { openSite } from '#tests/support/journey.ts';
import { sideScroll } from '#tests/support/large-letters.ts';

const site = openSite();
/** The name of the centre: no word of it on two lines. */
const linesOfName = `(() => {
  const name = document.querySelector('.brand-name');
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  return { lines, words: name.textContent.trim().split(/\\s+/).length };
})()`;

test.each([24, 32])('the way in at each centre fits a phone with letters of %i pixels', async (size) => {
  const large = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${size}`],
  });
  const page = await large.newPage({ locale: 'nl-NL', viewport: { width: 375, height: 812 } });
  for (const tenant of ['public', 'oldebroek', 'meedoen', 'roermond']) {
    for (const path of ['/', '/signup']) {
      await page.goto(site.at(tenant, path));
      await page.waitForLoadState('load');
      await page.evaluate('document.fonts.ready');
      expect(await sideScroll(page), `${tenant}${path}`).toEqual([]);
    }
    if (tenant === 'roermond') continue;
    const { lines, words } = (await page.evaluate(linesOfName)) as { lines: number; words: number };
    expect(lines, tenant).toBeLessThanOrEqual(words);
  }
  await page.goto(site.at('public', '/vacancies/search'));
  await page.locator('main a[href*="/vacancies/0"]').first().click();
  await page.waitForURL('**/vacancies/0*');
  expect(await sideScroll(page)).toEqual([]);
  await large.close();
});
