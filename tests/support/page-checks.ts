/** What a page must not do: shift while it loads, leave a table no room for names, show a key in place of a text. Each fails with the elements to blame. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withoutDemoTexts } from '#tests/support/demo-texts.ts';
import { askPage } from '#tests/support/in-page.ts';

/** Nothing that was there moves while the rest comes in; of the moments from `since` on, on the clock of the page. */
export async function expectNoLayoutShift(page: Page, below = 0.02, since = 0): Promise<void> {
  const { sum, moved } = await askPage<{ sum: number; moved: string[] }>(
    page,
    `const shifts = [];
     const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
     watch.observe({ type: 'layout-shift', buffered: true });
     await new Promise((done) => setTimeout(done));
     shifts.push(...watch.takeRecords());
     const ours = shifts.filter((one) => !one.hadRecentInput && one.startTime >= given);
     return { sum: ours.reduce((total, one) => total + one.value, 0),
       moved: ours.flatMap((one) => one.sources.map(({ node, previousRect, currentRect }) =>
         nameOf(node?.nodeType === 1 ? node : node?.parentElement) + ' from ' + previousRect.y + ' to ' + currentRect.y)) };`,
    since,
  );
  if (sum < below) return;
  const without = (await hasUsualLetters(page)) ? [] : [noUsualLetters];
  expect([`${page.url()} shifts by ${sum.toFixed(3)}`, ...moved.slice(0, 4), ...without]).toEqual([]);
}

/** Whether this machine has letters with the measures that our stand-ins are adjusted to (app/theme/fonts). */
const hasUsualLetters = (page: Page) =>
  askPage<boolean>(
    page,
    `return new FontFace('usual', "local('Arial'), local('Liberation Sans')").load().then(() => true, () => false);`,
  );

const noUsualLetters =
  'this machine has no letters as wide as Arial, so a page moves when its fonts come: install fonts-liberation';

/** In a table the name is what people look for: a long word of it fits beside its picture, whatever stands in the other columns. */
export async function expectRoomForNames(page: Page): Promise<void> {
  const narrow = await askPage<string[]>(
    page,
    `const least = 16 * parseFloat(getComputedStyle(document.documentElement).fontSize);
     return [...document.querySelectorAll('[role=rowheader][data-name]')]
       .filter((one) => getComputedStyle(one).display === 'table-cell' && one.offsetWidth > 0 && one.offsetWidth < least)
       .map((one) => nameOf(one) + ' has ' + one.offsetWidth + ' px');`,
  );
  expect(narrow.slice(0, 2), `${page.url()}: names without room`).toEqual([]);
}

const dutch =
  'het|een|niet|jouw|naar|zijn|deze|voor|wij|ook|geen|kies|sluit|zoek|bewaar|vacatures|aanmelding';

/** No key of a message where a text should be, and on an English page no Dutch but what people wrote themselves. */
export async function expectNoUntranslated(page: Page): Promise<void> {
  const { lang, texts } = await askPage<{ lang: string; texts: string[] }>(
    page,
    `const texts = [];
     const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
     const lang = document.documentElement.lang;
     const isOurs = (one) => one && !one.closest('script, style, code, pre, kbd, samp, textarea, noscript') &&
       (one.closest('[lang]')?.lang ?? lang) === lang;
     for (let one = walk.currentNode; one; one = walk.nextNode()) {
       if (one.nodeType === 3) { if (isOurs(one.parentElement) && one.data.trim()) texts.push(one.data.trim()); }
       else if (isOurs(one)) for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
         if (one.getAttribute(name)) texts.push(one.getAttribute(name));
     }
     return { lang, texts };`,
  );
  const keys = texts.filter(
    (text) =>
      /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9_]*)+$/.test(text) &&
      !/\.(nl|org|com|example|localhost|webp|jpg|png|pdf|json)$/.test(text),
  );
  expect(keys, `${page.url()} shows keys`).toEqual([]);
  if (lang !== 'en') return;
  const telltale = new RegExp(`(?:^|[^\\p{L}])(?:${dutch})(?:[^\\p{L}]|$)`, 'iu');
  const leftOver = texts.filter((text) => telltale.test(text) && telltale.test(withoutDemoTexts(text)));
  expect(leftOver, `${page.url()} has Dutch words`).toEqual([]);
}
