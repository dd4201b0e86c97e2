/**
 * How slow this machine is beside the quiet one for which the limits of time in the tests were written: one figure, measured.
 * scripts/test.mjs calls it before each step; with `--browser` it measures the browser as well.
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** What a piece of work takes on the quiet machine, in milliseconds. */
const usual = 1_000;
/** On one that is slower still nobody waits for an hour before it is said what is wrong. */
const slowest = 10;

/** Work of the kinds that tests do: text, objects, patterns, sums. */
function work(): string {
  let text = 'vrijwilligerswerk';
  for (let round = 0; round < 18_000; round += 1) {
    const rows = Array.from({ length: 40 }, (_, at) => ({ id: `${text}-${at}`, at, isOdd: at % 2 === 1 }));
    const read: typeof rows = JSON.parse(JSON.stringify(rows.toReversed()));
    const ids = read
      .toSorted((one, other) => one.at - other.at)
      .map(({ id }) => id.replace(/[aeiou]+/g, '-'));
    text = createHash('sha256').update(ids.join()).digest('hex');
  }
  return text;
}

function timeOfWork(): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** On two threads at once, as two workers test at once: a core that does something else counts. */
async function measureNode(): Promise<number> {
  const threads = Array.from({ length: Math.min(2, availableParallelism()) }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    new Worker(new URL(import.meta.url)).once('message', resolve).once('error', reject);
    return promise;
  });
  return Math.max(...(await Promise.all(threads)));
}

/** Work of the kinds that pages do: elements, styles, layout. */
const workOfPage = `(() => {
  const start = performance.now();
  for (let round = 0; round < 20; round += 1) {
    document.body.innerHTML = Array.from({ length: 300 }, (_, at) =>
      '<section style="display:flex;gap:' + (at % 7) + 'px"><h2>Titel ' + at + '</h2><p>' + 'Tekst van een vacature. '.repeat(8) + '</p></section>').join('');
    document.body.getBoundingClientRect();
    for (const one of document.querySelectorAll('p')) one.style.width = (200 + round) + 'px';
    document.body.getBoundingClientRect();
  }
  return performance.now() - start;
})()`;

/** In two browsers at once, as the journeys have them. */
async function measureBrowser(): Promise<number> {
  const { chromium } = await import('playwright-core');
  const { requireChromium } = await import('#tests/support/chromium.ts');
  const executablePath = requireChromium();
  const times = await Promise.all(
    [1, 2].map(async () => {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      const page = await browser.newPage();
      const time = Number(await page.evaluate(workOfPage));
      await browser.close();
      return time;
    }),
  );
  return Math.max(...times);
}

/** 1 on the quiet machine, 3 on one that takes three times as long; in steps of a tenth. */
export async function measurePace({ withBrowser = false } = {}): Promise<number> {
  const time = Math.max(await measureNode(), withBrowser ? await measureBrowser() : 0);
  return Math.min(slowest, Math.max(1, Math.round((time / usual) * 10) / 10));
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
if (!isMainThread) parentPort?.postMessage(timeOfWork());
else if (import.meta.main)
  process.stdout.write(String(await measurePace({ withBrowser: process.argv.includes('--browser') })));
