/** When a page has come to rest. */
import type { Page, Request } from 'playwright-core';
import { askPage } from '#tests/support/in-page.ts';
import { patience } from '#tests/support/pace.ts';

/** Nothing asked for so long, in milliseconds, is the end of what a page asks for by itself once its script has run. */
const calm = 100;

interface Traffic {
  underWay: Set<Request>;
  /** When the last of them ended. */
  endedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts what a page asks for from now on. */
function watch(page: Page): Traffic {
  const cached = trafficOf.get(page);
  if (cached) return cached;
  const traffic: Traffic = { underWay: new Set(), endedAt: performance.now() };
  trafficOf.set(page, traffic);
  const end = (request: Request) => {
    traffic.underWay.delete(request);
    traffic.endedAt = performance.now();
  };
  page.on('request', (request) => traffic.underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return traffic;
}

/** Tells whether script has taken over what the server drew (a page without script has nothing to wait for), and has nothing left to do. */
export const rests = (page: Page): Promise<boolean> =>
  askPage<boolean>(
    page,
    `const isAlive = () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));
     if (document.querySelector('script[type=module]') && !isAlive()) return false;
     await document.fonts.ready;
     await new Promise((done) => requestIdleCallback(done, { timeout: ${patience(2_000)} }));
     return true;`,
  );

/**
 * Waits until a page, and whatever it leads to meanwhile, asks for nothing any more, script has taken over and nothing is left to do:
 * quicker than half a second of quiet, and surer. Playwright's own wait for a quiet network is over at once on a page that was quiet
 * before, whatever was asked of it since.
 */
export async function comeToRest(page: Page): Promise<void> {
  const traffic = watch(page);
  const late = performance.now() + patience(20_000);
  while (performance.now() < late) {
    const quietFor = performance.now() - traffic.endedAt;
    if (traffic.underWay.size > 0 || quietFor < calm) await page.waitForTimeout(calm / 2);
    else if (
      (await rests(page).catch(() => false)) &&
      traffic.underWay.size === 0 &&
      performance.now() - traffic.endedAt >= calm
    )
      return;
    else await page.waitForTimeout(calm / 4);
  }
  throw new Error(
    `${page.url()} does not come to rest: ${[...traffic.underWay].map((one) => one.url()).join(', ')}`,
  );
}

/** Opens an address and waits until the page has come to rest. */
export async function openAndSettle(page: Page, address: string): Promise<number> {
  watch(page);
  const status = (await page.goto(address))?.status() ?? 0;
  await comeToRest(page);
  return status;
}

/**
 * The router names a new address a moment before it draws what is there. On this page whoever waits for an address reads what belongs
 * to it, rather than what was there; unless they ask for the moment itself by `commit`.
 */
export function waitForWhatIsThere(page: Page): Page {
  const wait = page.waitForURL.bind(page);
  page.waitForURL = async (url, options) => {
    await wait(url, options);
    if (options?.waitUntil === 'commit') return;
    // Drawing goes before what is done in idle time. A page that is loaded whole right then takes the question along with it.
    await askPage(
      page,
      `await new Promise((done) => requestIdleCallback(done, { timeout: ${patience(2_000)} }));`,
    ).catch(() => page.waitForLoadState());
  };
  return page;
}
