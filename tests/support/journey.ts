/** A real browser on the production build with demo content: what the journeys walk through. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openServer, type RunningServer } from '#server/server.ts';
import { requireChromium } from '#tests/support/chromium.ts';
import { demoDatabase } from '#tests/support/database.ts';
import { keepEvidence, lastLines, type Witness } from '#tests/support/evidence.ts';
import { KeptPages, type KeptPage } from '#tests/support/kept-pages.ts';
import { patience } from '#tests/support/pace.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { askPage } from '#tests/support/in-page.ts';
import { waitForNextPage, waitForWhatIsThere, waitUntilTakenOver } from '#tests/support/settled.ts';

/** Without these, Chromium asks the network for things of its own. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How long a state of a page may keep one waiting on a machine that is busy with other tests. */
const longestWait = patience(60_000);

export interface VisitOptions {
  width?: number;
  scheme?: 'light' | 'dark';
  /** Language of the browser, as it says in Accept-Language. */
  language?: string;
  hasScript?: boolean;
  /** What the browser calls itself: which keyboard there is goes by that. */
  userAgent?: string;
  /** Of the device; that of the machine unless told. */
  timeZone?: string;
}

export interface Site {
  /** Address of a path at a centre: `at('oldebroek', '/vacancies/search')`. */
  at(tenant: string, path: string): string;
  /** A person with a browser of their own. Console errors of every page fail the test that asks for them at its end. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Does this while the clock of the server is back: what a page is given meanwhile is old enough without waiting. */
  ago<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result>;
  server(): RunningServer;
  /** Address of the database as the owner of its tables. */
  ownerUrl(): string;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Fails when a page wrote an error or warning to the console, or broke the content policy. */
  expectQuietConsole(): void;
  /** The same lines, for who gathers faults. */
  faults(): string[];
}

function listen(context: BrowserContext, tell: (line: string) => void): void {
  context.on('page', (page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        tell(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => tell(`${page.url()}: ${error.message}`));
  });
}

/** What React recovered from by itself is told without what it was, which hangs on it: the line after it says so. */
const tellCauses = `addEventListener('error', ({ error }) => {
  if (error?.cause) console.error('by ' + (error.cause.stack ?? error.cause));
});`;

/**
 * What a browser says of a status that we mean (404, 403), and a graphics driver of itself, is no fault of the page. Nor is the
 * fetch of further routes that ends because its page or frame was left meanwhile (a preview that is drawn anew): one that the
 * server fails says 'Failed to load resource' beside it, which stays a fault.
 */
const isMeant = (line: string) =>
  /Failed to load resource: the server responded with a status of (401|403|404|422)|GL Driver Message|Failed to fetch manifest patches TypeError: Failed to fetch/.test(
    line,
  );

/** `TEST_BROWSER_SLOWER=6`: pages take six times as long for their script, which finds tests that act or look too early. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const rate = Number(process.env.TEST_BROWSER_SLOWER ?? 1);
  if (rate <= 1) return;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What cannot be changed of a page once it is there. */
interface Device extends Pick<VisitOptions, 'userAgent' | 'timeZone'> {
  isPhone: boolean;
  language: string;
  hasScript: boolean;
}

async function openPage(
  browser: Browser,
  { isPhone, language, hasScript, userAgent, timeZone }: Device,
): Promise<KeptPage> {
  const context = await browser.newContext({
    locale: language,
    userAgent,
    timezoneId: timeZone,
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  context.setDefaultTimeout(longestWait);
  if (hasScript) await context.addInitScript(tellCauses);
  const told = { lines: [] as string[] };
  listen(context, (line) => told.lines.push(line));
  const page = await context.newPage();
  await slowDown(context, page);
  return Object.assign(told, { context, page: hasScript ? waitForWhatIsThere(page) : waitForNextPage(page) });
}

/** Opens the site once for a file of journeys; `settings` are of the environment. */
export function openSite(settings: Record<string, string> = {}): Site {
  let browser: Browser;
  let server: RunningServer;
  let ownerUrl: string;
  let drop: () => Promise<void>;
  let back = 0;
  const log = lastLines();
  const witnesses: Witness[] = [];
  const kept = new KeptPages();
  let running = 0;
  beforeEach(() => {
    running += 1;
  });
  beforeAll(async () => {
    const database = await demoDatabase();
    ({ ownerUrl } = database);
    const folder = temporaryFolder();
    drop = async () => {
      await database.drop();
      removeTemporaryFolder(folder);
    };
    const env = readEnv({
      DATA_DIR: folder,
      PORT: '0',
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'info',
      // One for the queue to listen on, one for everything else: no screen may need two at once.
      DATABASE_CONNECTIONS: '2',
      ICON_SERVICE_URL: 'none',
      MAP_TILE_URL: 'none',
      ...settings,
    });
    server = await openServer(env, { ownerUrl, now: () => new Date(Date.now() - back), logTo: log });
    browser = await chromium.launch({ executablePath: requireChromium(), args: browserArguments });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepEvidence(task, witnesses, log.lines);
    running -= 1;
    // Of tests that run beside each other it cannot be told whose a page is.
    if (running === 0) await kept.leaveAll();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await drop?.();
  });
  return {
    server: () => server,
    ownerUrl: () => ownerUrl,
    async ago(milliseconds, work) {
      back = milliseconds;
      return work().finally(() => {
        back = 0;
      });
    },
    at: (tenant, path) => `http://${tenant}.localhost:${new URL(server.address).port}${path}`,
    async visit({
      width = 1280,
      scheme = 'light',
      language = 'nl-NL',
      hasScript = true,
      userAgent,
      timeZone,
    } = {}) {
      const isPhone = width < 600;
      const device = { isPhone, language, hasScript, userAgent, timeZone };
      const { context, page, lines } = await kept.take(JSON.stringify(device), () =>
        openPage(browser, device),
      );
      await page.setViewportSize({ width, height: isPhone ? 812 : 900 });
      await page.emulateMedia({ colorScheme: scheme });
      witnesses.push({ context, lines, since: Date.now() });
      const faults = () => lines.filter((line) => !isMeant(line));
      return {
        context,
        page,
        faults,
        expectQuietConsole: () => expect(faults()).toEqual([]),
      };
    },
  };
}

/**
 * Waits until script has taken over what the server drew in these parts (of a story: its sections): a press or a key before that
 * would go nowhere, or the long way round. A quiet network says nothing of it.
 */
export async function waitForScript(page: Page, parts = 'main section'): Promise<void> {
  await expect
    .poll(() =>
      askPage<boolean>(
        page,
        `const first = [...document.querySelectorAll(given)]
             .map((part) => part.querySelector('button, input, textarea')).filter(Boolean);
           return first.length > 0 &&
             first.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));`,
        parts,
      ),
    )
    .toBe(true);
  // Marked as taken over, it hears nothing yet until the whole of it is.
  await waitUntilTakenOver(page);
}

/** The page does not scroll sideways. Emulated phones widen the window with the page: the width that was asked for counts. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const widest = await askPage<string | null>(
    page,
    `const { scrollWidth } = document.documentElement;
     if (scrollWidth <= given) return null;
     const isCut = (one) => {
       for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
         if (getComputedStyle(up).overflowX !== 'visible') return true;
       return false;
     };
     const out = [...document.body.querySelectorAll('*')]
       .map((one) => ({ one, right: one.getBoundingClientRect().right + scrollX }))
       .filter(({ one, right }) => right > given + 0.5 && !isCut(one));
     const inner = out.filter(({ one }) => !out.some((other) => other.one !== one && one.contains(other.one)));
     return scrollWidth + ' wide: ' + inner.slice(0, 4).map(({ one, right }) => nameOf(one) + ' to ' + Math.round(right)).join(' | ');`,
    width,
  );
  expect(widest, `${page.url()} in a window of ${width}`).toBeNull();
}
