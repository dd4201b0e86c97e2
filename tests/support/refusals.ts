/** Which of the screens that a walk comes to refuse it. */
import type { Page } from 'playwright-core';
import { askPage } from '#tests/support/in-page.ts';

/**
 * Asks an address from the page that is open, without opening it, which costs what the server needs instead of a second, and gives which refusal (403) of this
 * walk it is: 0 for none. A refusal looks the same on every screen, so that the first of a walk is looked at, and those after it not.
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
