/** Letters twice as large, as somebody sets them in their browser, on the smallest phone. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireChromium } from '#tests/support/chromium.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
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

/** Short words in the page itself that stand on more than one line: letters below one another. */
const brokenWords = (page: Page) =>
  askPage<string[]>(
    page,
    `const broken = new Set();
     const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
     while (texts.nextNode()) {
       const text = texts.currentNode;
       if (!text.parentElement.checkVisibility({ visibilityProperty: true }) || text.parentElement.closest('.sr-only, [aria-hidden=true]')) continue;
       for (const word of text.data.matchAll(/[\\p{L}]{2,8}(?![\\p{L}])/gu)) {
         const part = document.createRange();
         part.setStart(text, word.index);
         part.setEnd(text, word.index + word[0].length);
         const lines = new Set([...part.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
         if (lines.size > 1 && !/[\\p{L}]/u.test(text.data[word.index - 1] ?? '')) broken.add(word[0]);
       }
     }
     return [...broken];`,
  );

async function expectReadable(page: Page, path: string): Promise<void> {
  await page.goto(site.at('public', path));
  await page.waitForLoadState('networkidle');
  await expectNoSideScroll(page);
  expect(await brokenWords(page), path).toEqual([]);
}

test('words stay whole and no page scrolls sideways', { timeout: 120_000 }, async () => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const path of ['/signup', '/auth/login-1', '/vacancies/search', '/organizations/signup'])
    await expectReadable(page, path);
  await signIn(site, page, 'public', 'centrum');
  for (const path of ['/dashboard', '/profile-edit/settings', '/users', '/organizations'])
    await expectReadable(page, path);
  await expectReadable(page, '/organizations/approve');
  // Side by side no word of the two would fit.
  await page.getByRole('table', { name: /^Vergelijking met / }).waitFor();
  const merge = await page
    .getByRole('link', { name: /^Voeg samen/ })
    .first()
    .getAttribute('href');
  await expectReadable(page, merge ?? '');
});

test('one’s own applications stay readable', async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, locale: 'nl-NL' });
  const page = await context.newPage();
  await signIn(site, page, 'public', 'vrijwilliger');
  for (const path of ['/dashboard', '/applications', '/account/verwijderen'])
    await expectReadable(page, path);
});
