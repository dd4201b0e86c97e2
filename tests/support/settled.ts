/** When a page has come to rest. */
import type { Page, Request } from 'playwright-core';
import { askPage } from '#tests/support/in-page.ts';

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

/** Script has taken over what the server drew (a page without script has nothing to wait for), and has nothing left to do. */
const rests = (page: Page) =>
  askPage<boolean>(
    page,
    `const isAlive = () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));
     if (document.querySelector('script[type=module]') && !isAlive()) return false;
     await document.fonts.ready;
     await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
     return true;`,
  );

/** Opens an address and waits until the page has come to rest: quicker than waiting for half a second of quiet, and surer. */
export async function openAndSettle(page: Page, address: string): Promise<number> {
  const traffic = watch(page);
  const status = (await page.goto(address))?.status() ?? 0;
  const late = performance.now() + 20_000;
  while (performance.now() < late) {
    const quietFor = performance.now() - traffic.endedAt;
    if (traffic.underWay.size > 0 || quietFor < calm) await page.waitForTimeout(calm / 2);
    else if (
      (await rests(page)) &&
      traffic.underWay.size === 0 &&
      performance.now() - traffic.endedAt >= calm
    )
      return status;
    else await page.waitForTimeout(calm / 4);
  }
  throw new Error(
    `${address} does not come to rest: ${[...traffic.underWay].map((one) => one.url()).join(', ')}`,
  );
}
