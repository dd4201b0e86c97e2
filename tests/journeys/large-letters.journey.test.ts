/** Letters twice as large, as somebody sets them in their browser, on the smallest phone: every screen, for whoever may come there. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireChromium } from '#tests/support/chromium.ts';
import { openSite } from '#tests/support/journey.ts';
import { barsThatCover, brokenWords, cutTexts, sideScroll } from '#tests/support/large-letters.ts';
import { patience } from '#tests/support/pace.ts';
import { refusalsOf } from '#tests/support/refusals.ts';
import { addressOfScreen, screensFor } from '#tests/support/screen-addresses.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  });
});
afterAll(() => browser?.close());

const widths = [320, 375] as const;

async function faultsOn(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: widths[0], height: 700 });
  await openAndSettle(page, address);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    for (const [what, look] of Object.entries({ brokenWords, cutTexts, sideScroll, barsThatCover }))
      faults.push(
        ...(await look(page)).map((fault) => `${new URL(address).pathname} at ${width}: ${what} ${fault}`),
      );
  }
  return faults;
}

async function faultsFor(actor: 'visitor' | 'centrum' | 'organisatie' | 'vrijwilliger'): Promise<string[]> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce', hasTouch: true });
  context.setDefaultTimeout(patience(20_000));
  const page = await context.newPage();
  if (actor !== 'visitor') await enterAs(site, page, 'public', actor);
  const faults: string[] = [];
  const refuses = refusalsOf(page);
  // What everybody sees alike is seen once.
  const others = actor === 'visitor' ? [] : screensFor('visitor');
  const shared = new Set(others.filter((path) => path !== '/organizations/:id'));
  for (const path of screensFor(actor).filter((one) => !shared.has(one))) {
    const address = await addressOfScreen(page, path, (one) => site.at('public', one));
    if (address && (await refuses(address)) <= 1) faults.push(...(await faultsOn(page, address)));
  }
  await context.close();
  return faults;
}

test.concurrent.each(['visitor', 'centrum', 'organisatie', 'vrijwilliger'] as const)(
  'words stay whole, nothing is cut or covered, and no page scrolls sideways: %s',
  { timeout: patience(240_000) },
  async (actor) => {
    expect(await faultsFor(actor)).toEqual([]);
  },
);

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
