/**
 * Pages that go from one visitor to the next. A page of its own begins with a process of its own, which takes the processor longer
 * than most of what is then looked at in it: one that an earlier visitor left is emptied of all that they could have left in it.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

export interface KeptPage {
  context: BrowserContext;
  page: Page;
  /** What the consoles of its pages said since it was taken. */
  lines: string[];
}

/** Whoever did one of these leaves a page unlike a new one: it is not kept. */
const marksOfPage = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
] as const;
const marksOfContext = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'on',
  'once',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** Calls this when one of the methods is called. */
function watchCalls(target: object, methods: readonly string[], tell: () => void): void {
  for (const method of methods) {
    const call: unknown = Reflect.get(target, method);
    if (typeof call !== 'function') throw new Error(`${method} cannot be watched`);
    Reflect.set(target, method, (...given: unknown[]) => {
      tell();
      return call.apply(target, given);
    });
  }
}

/** Where pages wait, by what cannot be changed of one: its language, whether it runs script, what it calls itself. */
export class KeptPages {
  #waiting = new Map<string, KeptPage[]>();
  /** Those that are in use, and how each is left. */
  #used = new Map<BrowserContext, () => Promise<void>>();

  /** One that waits, or what `open` gives. Who closes its context leaves it here. */
  async take(kind: string, open: () => Promise<KeptPage>): Promise<KeptPage> {
    const found = this.#waiting.get(kind)?.pop();
    const kept = found ?? (await open());
    if (!found) await this.#keep(kind, kept);
    this.#used.set(kept.context, () => kept.context.close());
    kept.lines = [];
    return kept;
  }

  /** All that are in use are left. */
  async leaveAll(): Promise<void> {
    await Promise.all([...this.#used.values()].map((leave) => leave()));
  }

  async #keep(kind: string, kept: KeptPage): Promise<void> {
    const { context, page } = kept;
    const session = await context.newCDPSession(page);
    const close = context.close.bind(context);
    const origins = new Set<string>();
    let isMarked = false;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith('http'))
        origins.add(new URL(frame.url()).origin);
    });
    page.on('crash', () => (isMarked = true));
    const mark = () => (isMarked = true);
    watchCalls(page, marksOfPage, mark);
    watchCalls(context, marksOfContext, mark);
    watchCalls(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], mark);
    context.close = async () => {
      if (!this.#used.delete(context)) return;
      const isEmpty = !isMarked && (await emptied(kept, session, origins).catch(() => false));
      if (!isEmpty) return close();
      this.#waiting.set(kind, [...(this.#waiting.get(kind) ?? []), kept]);
    };
  }
}

/**
 * Leaves nothing of a visitor in their page: cookies, what was stored, where they went, other pages; and gives whether that was possible.
 * What a page keeps for itself can only be reached at its own origin, so one that was at several is not kept.
 */
async function emptied(
  { context, page }: KeptPage,
  session: CDPSession,
  origins: Set<string>,
): Promise<boolean> {
  const [origin, ...others] = origins;
  if (!origin || others.length > 0) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  // A text: the process of the origin goes on, with nothing in it that runs.
  await page.goto(`${origin}/robots.txt`, { waitUntil: 'load' });
  await page.evaluate('sessionStorage.clear()');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  await page.emulateMedia({ media: null, reducedMotion: 'reduce', forcedColors: null, contrast: null });
  await page.mouse.move(0, 0);
  return true;
}
