/** One page seen whole: what is wrong with it is gathered, so that a walk tells everything at its end. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { expectNoLayoutShift, expectNoUntranslated, expectRoomForNames } from '#tests/support/page-checks.ts';
import { alone, besideOthers } from '#tests/support/turns.ts';

type Check = (page: Page) => Promise<void>;

/** The narrowest window of the guidelines: content flows into 320 pixels. */
const narrowest = 320;

const flowsInto320: Check = async (page) => {
  const usual = page.viewportSize() ?? { width: 1280, height: 900 };
  if (usual.width === narrowest) return;
  await page.setViewportSize({ ...usual, width: narrowest });
  // On a busy machine the page hears of its window later.
  // Not as text: what is asked again later is no longer let past the page's own rules for scripts.
  await page.waitForFunction(
    (width) => (globalThis as unknown as { innerWidth: number }).innerWidth === width,
    narrowest,
  );
  await expectNoSideScroll(page);
  await page.setViewportSize(usual);
};

const hasOneTitle: Check = async (page) => {
  expect(await page.getByRole('heading', { level: 1 }).count(), `${page.url()}: headings of level 1`).toBe(1);
};

/** Everything that is asked of a page. */
export const allChecks: readonly Check[] = [
  hasOneTitle,
  expectNoSideScroll,
  expectRoomForNames,
  expectNoUntranslated,
  expectAccessible,
  // After what takes long, so that what moves late has moved; before the window changes, which moves everything.
  expectNoLayoutShift,
  flowsInto320,
];

/** What is asked in a look that only makes things larger. */
export const sizeChecks: readonly Check[] = [expectNoSideScroll];

/** What is wrong by this check, if anything. */
async function faultBy(check: Check, page: Page): Promise<string[]> {
  try {
    await check(page);
    return [];
  } catch (error) {
    const { message, actual } = error as Error & { actual?: unknown };
    return [`${message.split(': expected')[0]}: ${JSON.stringify(actual)}`];
  }
}

/**
 * What shifts when the page is loaded once more, with no other page beside it. How much a page shifts depends on what comes late, and
 * on a busy machine anything may: letters, styles, script. That is judged where they are held up on purpose (late-fonts, late-script).
 * What is wrong with the page itself, such as a part that grows once it is alive, shifts again, when it has been open for as long.
 */
const shiftsAlone = (page: Page, address: string, openForMs: number): Promise<string[]> =>
  alone(async () => {
    await openAndSettle(page, address);
    await page.waitForFunction((ms) => performance.now() >= ms, openForMs);
    return faultBy(expectNoLayoutShift, page);
  });

interface Asked {
  checks?: readonly Check[];
  statuses?: readonly number[];
}

/** Opens the address and gives what is wrong there, each with the address in it. */
export async function faultsAt(
  page: Page,
  address: string,
  { checks = allChecks, statuses = [200] }: Asked = {},
): Promise<string[]> {
  let shiftedBy: number | null = null;
  const faults = await besideOthers(async () => {
    const status = await openAndSettle(page, address);
    const found = statuses.includes(status) ? [] : [`${address} answers ${status}`];
    for (const check of checks) {
      const wrong = await faultBy(check, page);
      if (check !== expectNoLayoutShift) found.push(...wrong);
      else if (wrong.length > 0) shiftedBy = await page.evaluate(() => performance.now());
    }
    return found;
  });
  if (shiftedBy === null) return faults;
  const stillThere = await shiftsAlone(page, address, shiftedBy);
  if (stillThere.length === 0) {
    // oxlint-disable-next-line no-console -- what only a second look made good is seen in the run
    console.warn(`looked at twice: ${address} shifted beside others, and stands alone`);
  }
  return [...faults, ...stillThere];
}
