/** What axe says of a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askPage } from '#tests/support/in-page.ts';
import { isOfOpenFloat } from '#tests/support/open-floats.ts';
import { patience } from '#tests/support/pace.ts';

/**
 * Axe itself, run in the page: its wrapper for Playwright opens a second page at each look and carries every rule that passed back
 * with its elements, which takes three times as long for the same violations.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 AA and good practice. A frame shows what others made, such as a video. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/** What lies over the page at its upper or lower edge covers something at each place of scrolling: axe looks at the page without that. */
const layBars = (page: Page, position: 'static' | '') =>
  askPage(
    page,
    `for (const one of document.querySelectorAll('header.layer-toolbar, [data-bottom-bar], .map-button-place, .consent-bar')) one.style.position = given;`,
    position,
  );

async function violationsOn(page: Page): Promise<AxeResults['violations']> {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe);
  return askPage(page, 'return (await axe.run(document, given)).violations;', options);
}

/**
 * What fades or scrolls at this moment has neither the colours nor the place that people see. What still moves after five seconds is
 * brought to its end; gives whether the page stands then.
 */
const standsStill = (page: Page) =>
  askPage<boolean>(
    page,
    `const late = performance.now() + ${patience(5_000)};
     const moving = () => document.getAnimations().filter((one) =>
       one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
     const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
     let place;
     const moves = () => moving().length > 0 || scrollY !== place;
     do {
       place = scrollY;
       await Promise.race([Promise.allSettled(moving().map((one) => one.finished)), new Promise((done) => setTimeout(done, 500))]);
       await frames();
     } while (performance.now() < late && moves());
     if (!moves()) return true;
     for (const one of moving()) one.finish();
     place = scrollY;
     await frames();
     return !moves();`,
  );

/** No accessibility fault that axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await standsStill(page), `${page.url()} never stood still`).toBe(true);
  await layBars(page, 'static');
  const violations = await violationsOn(page);
  await layBars(page, '');
  const blamed = [];
  for (const { id, nodes } of violations) {
    const targets = [];
    for (const { target } of nodes) {
      const place = target.join(' ');
      if (!(await isOfOpenFloat(page, id, place))) targets.push(place);
    }
    const [first] = nodes;
    const reason = first?.any[0]?.message ?? first?.all[0]?.message ?? first?.none[0]?.message;
    if (targets.length > 0) blamed.push(`${id}: ${targets.join(', ')} (${reason})`);
  }
  expect(blamed, page.url()).toEqual([]);
}
