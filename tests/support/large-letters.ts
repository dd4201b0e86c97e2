/** What goes wrong on a page when its letters are large. Each gives what is to blame. */
import type { Page } from 'playwright-core';
import { askPage } from '#tests/support/in-page.ts';
import { comeToRest } from '#tests/support/settled.ts';

/** Texts that somebody reads: no part of what only programs read, or of what is folded. */
const texts = `
  const shownTexts = () => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (!text.data.trim() || text.parentElement.closest('.sr-only, [aria-hidden=true], script, style, noscript, svg, select, textarea, .skip-link')) continue;
      if (text.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push(text);
    }
    return found;
  };
  const boxOf = (text, from = 0, to = text.data.length) => {
    const part = document.createRange();
    part.setStart(text, from);
    part.setEnd(text, to);
    return part;
  };`;

/** Short words that stand on more than one line: letters below one another. */
export const brokenWords = (page: Page): Promise<string[]> =>
  askPage<string[]>(
    page,
    `${texts}
     const broken = new Set();
     // Addresses and what is for programs have no syllables: they break where they must.
     for (const text of shownTexts().filter((one) => !one.parentElement.closest('code')))
       for (const word of text.data.replaceAll(/\\S*[@_/]\\S*|\\S+\\.\\S+/g, (token) => ' '.repeat(token.length)).matchAll(/[\\p{L}]{2,8}(?![\\p{L}])/gu)) {
         const rects = [...boxOf(text, word.index, word.index + word[0].length).getClientRects()];
         const lines = new Set(rects.filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
         // The hyphen at the end of a line counts as of the letters after it.
         const most = text.data[word.index - 1] === '\\u00ad' ? 2 : 1;
         if (lines.size > most && !/[\\p{L}]/u.test(text.data[word.index - 1] ?? '')) broken.add(word[0]);
       }
     return [...broken];`,
  );

/** Words of which a part lies outside of what cuts them off. */
export const cutTexts = (page: Page): Promise<string[]> =>
  askPage<string[]>(
    page,
    `${texts}
     const cut = new Set();
     for (const text of shownTexts()) {
       const { left, right, width } = boxOf(text).getBoundingClientRect();
       if (width === 0) continue;
       for (let up = text.parentElement; up && up !== document.body; up = up.parentElement) {
         const { overflowX, textOverflow, position } = getComputedStyle(up);
         if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') break;
         const box = up.getBoundingClientRect();
         // For programs alone, such as the head of a table whose rows are cards.
         if (box.width < 2) break;
         if (overflowX !== 'visible' && (right > box.right + 2 || left < box.left - 2)) { cut.add(text.data.trim().slice(0, 40)); break; }
         if (position === 'fixed') break;
       }
     }
     return [...cut];`,
  );

/** The page is wider than its window. */
export const sideScroll = (page: Page): Promise<string[]> =>
  askPage<string[]>(
    page,
    `const { scrollWidth } = document.documentElement;
     if (scrollWidth <= given) return [];
     const isCut = (one) => {
       for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
         if (getComputedStyle(up).overflowX !== 'visible') return true;
       return false;
     };
     const out = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right + scrollX > given + 0.5 && !isCut(one));
     const inner = out.filter((one) => !out.some((other) => other !== one && one.contains(other)));
     return [scrollWidth + ' wide by ' + inner.slice(0, 3).map((one) => nameOf(one)).join(' | ')];`,
    page.viewportSize()?.width ?? 0,
  );

/** What stays in the window while one scrolls leaves most of it to the page: above and below together at most two fifths. */
export const barsThatCover = (page: Page): Promise<string[]> =>
  askPage<string[]>(
    page,
    `const bars = [...document.body.querySelectorAll('*')].filter((one) => {
       const { position, visibility } = getComputedStyle(one);
       return (position === 'sticky' || position === 'fixed') && visibility !== 'hidden' && one.checkVisibility() &&
         one.offsetWidth > innerWidth / 2 && !one.closest('.sr-only, .skip-link, table') && getComputedStyle(one).pointerEvents !== 'none';
     });
     const high = bars.filter((one) => !bars.some((other) => other !== one && other.contains(one))).map((one) => ({ one, height: Math.round(one.offsetHeight) }));
     const sum = high.reduce((total, { height }) => total + height, 0);
     return sum > innerHeight * 0.4 ? [sum + ' of ' + innerHeight + ': ' + high.map(({ one, height }) => nameOf(one) + ' ' + height).join(' | ')] : [];`,
  );

/** What a browser has of itself, in pixels. */
const usualLetters = { standard: 16, fixed: 13 };
/** What people set who need large letters, on the smallest phones. */
const looks = [
  // Half as large again is between the two layouts: what fits with larger ones may not fit yet.
  { letters: { standard: 24, fixed: 20 }, width: 375, ask: { sideScroll } },
  ...[320, 375].map((width) => ({
    letters: { standard: 32, fixed: 26 },
    width,
    ask: { brokenWords, cutTexts, sideScroll, barsThatCover },
  })),
];

/** What is wrong on the open page with letters half as large again and twice as large; afterwards it is as it was. */
export async function faultsInLargeLetters(page: Page): Promise<string[]> {
  const usual = page.viewportSize() ?? { width: 1280, height: 900 };
  const browser = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const { letters, width, ask } of looks) {
    await browser.send('Page.setFontSizes', { fontSizes: letters });
    await page.setViewportSize({ width, height: 700 });
    await comeToRest(page);
    const at = `${page.url()} at ${width} in letters of ${letters.standard}`;
    const size = await page.evaluate('getComputedStyle(document.documentElement).fontSize');
    if (size !== `${letters.standard}px`) faults.push(`${at}: its letters stay ${size}`);
    for (const [what, look] of Object.entries(ask))
      faults.push(...(await look(page)).map((fault) => `${at}: ${what} ${fault}`));
  }
  await browser.send('Page.setFontSizes', { fontSizes: usualLetters });
  await browser.detach();
  await page.setViewportSize(usual);
  return faults;
}
