/** A process that draws ends by itself: it is started here as one that has work for minutes, and nobody ends it. */
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { patience } from '#tests/support/pace.ts';
import { soon } from '#tests/support/soon.ts';

const guard = new URL('./line-drawing-guard.ts', import.meta.url).href;

/** With a thread of its own at work, as a drawing is, and its main thread free. */
const atWork = (limits: object, also = '') => `
  import { endWhenAstray } from '${guard}';
  endWhenAstray(${JSON.stringify(limits)});
  setTimeout(() => {}, 3_600_000);
  ${also}`;

const run = (script: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
const ended = (script: string) =>
  new Promise((resolve) => run(script).once('close', (_code, signal) => resolve(signal)));

test(
  'one that takes too long ends',
  async () => {
    expect(await ended(atWork({ longest: 300 }))).toBe('SIGKILL');
  },
  patience(30_000),
);

test(
  'one that takes too much memory ends',
  async () => {
    const fill = 'globalThis.kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 10);';
    expect(await ended(atWork({ memory: 300_000_000 }, fill))).toBe('SIGKILL');
  },
  patience(30_000),
);

test(
  'one that has nothing left to do is not kept by it',
  async () => {
    const idle = `import { endWhenAstray } from '${guard}'; endWhenAstray();`;
    expect(await ended(idle)).toBeNull();
  },
  patience(30_000),
);

test(
  'one whose parent is gone ends',
  async () => {
    // A process between, which says the number of its own and is killed.
    const between = `
    import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(atWork({}, "process.stdout.write('up');"))}], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => process.stdout.write(String(child.pid)));
    setTimeout(() => {}, 3_600_000);`;
    const parent = run(between);
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (text) => resolve(Number(text))),
    );
    parent.kill('SIGKILL');
    const isThere = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isThere, soon).toBe(false);
  },
  patience(30_000),
);
