/** Which of the screens that a walk comes to refuse it. */
import type { Page } from 'playwright-core';
import { askPage } from '#tests/support/in-page.ts';

/**
 * Asks an address from the page that is open, which costs what the server needs instead of a second for opening it. Gives which refusal
 * (403) of this walk it is, 0 for none: a refusal looks the same on every screen, so that the first is looked at, and the others not.
 */
export function refusalsOf(page: Page): (address: string) => Promise<number> {
  let refused = 0;
  return async (address) => {
    // Nothing of the site is open yet: this one is, whatever it answers.
    if (new URL(page.url()).origin !== new URL(address).origin) return 0;
    const ask = `return (await fetch(given, { redirect: 'manual' })).status;`;
    if ((await askPage<number>(page, ask, address)) !== 403) return 0;
    refused += 1;
    return refused;
  };
}
