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
  const late = performance.now() + patience(60_000);
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
 * Waits until script has taken over the page, and has nothing left to do: what is pressed before that may go nowhere. Parts that wait
 * for a visitor wait on. Where script never comes the page is what it is.
 */
export async function waitUntilTakenOver(page: Page): Promise<void> {
  await askPage(
    page,
    `const late = performance.now() + ${patience(20_000)};
     const isAlive = () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));
     while (document.querySelector('script[type=module]') && !isAlive() && performance.now() < late)
       await new Promise((done) => setTimeout(done, 20));
     await new Promise((done) => requestIdleCallback(done, { timeout: ${patience(2_000)} }));`,
  );
}

/**
 * On this page whoever opens an address waits until script has taken over, unless they ask for an earlier moment by `waitUntil`. And
 * as the router names a new address a moment before it draws what is there, whoever waits for one reads what belongs to it, rather
 * than what was there; unless they ask for the moment itself by `commit`.
 */
export function waitForWhatIsThere(page: Page): Page {
  watch(page);
  const { goto, reload, waitForURL } = page;
  // A page that leads on by itself takes the question along with it.
  const takenOver = () => waitUntilTakenOver(page).catch(() => page.waitForLoadState());
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (!options?.waitUntil) await takenOver();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await takenOver();
    return answer;
  };
  page.waitForURL = async (url, options) => {
    await waitForURL.call(page, url, options);
    if (options?.waitUntil !== 'commit') await takenOver();
  };
  return page;
}

/** Milliseconds in which a page without script sets out for where a press leads. */
const setsOut = 50;

/**
 * On this page, which has no script, whoever presses something waits for the page that it leads to: else what comes next is done on the
 * one that is being left. A locator acts by its frame.
 */
export function waitForNextPage(page: Page): Page {
  const traffic = watch(page);
  const frame = page.mainFrame();
  const isLeading = () => [...traffic.underWay].some((request) => request.isNavigationRequest());
  const arrive = async () => {
    await page.waitForTimeout(setsOut);
    for (const late = performance.now() + patience(60_000); isLeading() && performance.now() < late;)
      await page.waitForTimeout(calm / 4);
    await page.waitForLoadState('domcontentloaded');
  };
  const { click, press } = frame;
  frame.click = async (...given) => {
    await click.apply(frame, given);
    await arrive();
  };
  frame.press = async (...given) => {
    await press.apply(frame, given);
    await arrive();
  };
  return page;
}
