/** Letters twice as large, as somebody sets them in their browser, on the smallest phone: every screen, for who may come there. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireChromium } from '#tests/support/chromium.ts';
import { openSite } from '#tests/support/journey.ts';
import { barsThatCover, brokenWords, cutTexts, sideScroll } from '#tests/support/large-letters.ts';
import { addressOfScreen, screensFor } from '#tests/support/screen-addresses.ts';
import { signIn } from '#tests/support/steps.ts';

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
  await page.goto(address);
  await page.waitForLoadState('load');
  await page.evaluate('document.fonts.ready');
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
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  if (actor !== 'visitor') await signIn(site, page, 'public', actor);
  const faults: string[] = [];
  // What everybody sees alike is seen once.
  const others = actor === 'visitor' ? [] : screensFor('visitor');
  const shared = new Set(others.filter((path) => path !== '/organizations/:id'));
  for (const path of screensFor(actor).filter((one) => !shared.has(one))) {
    const address = await addressOfScreen(page, path, (one) => site.at('public', one));
    if (address) faults.push(...(await faultsOn(page, address)));
  }
  await context.close();
  return faults;
}

test.concurrent.each(['visitor', 'centrum', 'organisatie', 'vrijwilliger'] as const)(
  'words stay whole, nothing is cut or covered, and no page scrolls sideways: %s',
  { timeout: 240_000 },
  async (actor) => {
    expect(await faultsFor(actor)).toEqual([]);
  },
);
