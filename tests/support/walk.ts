/** One page seen whole: what is wrong with it is gathered, so that a walk tells everything at its end. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { expectNoLayoutShift, expectNoUntranslated, expectRoomForNames } from '#tests/support/page-checks.ts';

type Check = (page: Page) => Promise<void>;

/** The narrowest window of the guidelines: content flows into 320 pixels. */
const narrowest = 320;

const flowsInto320: Check = async (page) => {
  const usual = page.viewportSize() ?? { width: 1280, height: 900 };
  if (usual.width === narrowest) return;
  await page.setViewportSize({ ...usual, width: narrowest });
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
  expectNoLayoutShift,
  expectRoomForNames,
  expectNoUntranslated,
  expectAccessible,
  flowsInto320,
];

/** What is asked in a look that only makes things larger. */
export const sizeChecks: readonly Check[] = [expectNoSideScroll];

/** Opens the address and gives what is wrong there, each with the address in it. */
export async function faultsAt(
  page: Page,
  address: string,
  { checks = allChecks, statuses = [200] }: { checks?: readonly Check[]; statuses?: readonly number[] } = {},
): Promise<string[]> {
  const status = await openAndSettle(page, address);
  const faults = statuses.includes(status) ? [] : [`${address} answers ${status}`];
  for (const check of checks) {
    try {
      await check(page);
    } catch (error) {
      const { message, actual } = error as Error & { actual?: unknown };
      faults.push(`${message.split(': expected')[0]}: ${JSON.stringify(actual)}`);
    }
  }
  return faults;
}
