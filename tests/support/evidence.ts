/** What a failing browser test leaves behind: how its pages looked and where, what their consoles said, and the last of the server's log. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';
import { patience } from '#tests/support/pace.ts';

const folder = join(process.cwd(), '.cache', 'failures');

/** A visitor that tests have opened. */
export interface Witness {
  context: BrowserContext;
  /** All that the consoles of the pages said. */
  lines: readonly string[];
  /** In milliseconds since 1970. */
  since: number;
}

/** The last lines of a log; those of faults are shown at once as well. */
export function lastLines(most = 60): { lines: string[]; write(line: string): void } {
  const lines: string[] = [];
  return {
    lines,
    write(line) {
      lines.push(line.trimEnd());
      if (lines.length > most) lines.shift();
      if (/^\{"level":[56]0/.test(line)) process.stdout.write(line);
    },
  };
}

const fileNameOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80);

/** Keeps all of that in `.cache/failures`, a picture a page and one file of words. */
export async function keepEvidence(
  test: Readonly<RunnerTestCase>,
  witnesses: readonly Witness[],
  log: readonly string[],
): Promise<void> {
  const since = test.result?.startTime ?? 0;
  const name = join(folder, `${basename(test.file.name, '.journey.test.ts')}-${fileNameOf(test.name)}`);
  mkdirSync(folder, { recursive: true });
  const told = (test.result?.errors ?? []).map(({ stack, message }) => stack ?? message);
  for (const [at, witness] of witnesses.filter((one) => one.since >= since).entries())
    for (const [number, page] of witness.context.pages().entries()) {
      const picture = `${name}-${at + 1}-${number + 1}.png`;
      told.push(`page ${at + 1}-${number + 1}: ${page.url()}`, ...witness.lines);
      // A page that hangs has no picture, and must not hold up the others.
      await page
        .screenshot({ path: picture, timeout: patience(5_000) })
        .catch((error: Error) => told.push(`no picture: ${error.message}`));
    }
  writeFileSync(`${name}.txt`, `${[...told, 'the last of the log:', ...log].join('\n')}\n`);
}
