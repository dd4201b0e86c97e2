import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, giveTo } from './account.ts';
import { processSpace, processStart } from './process-identity.ts';

interface Holder {
  pid: number;
  start: string | undefined;
  space: string;
}

/** A folder's lock, held until released or until the process ends. */
export interface Lock {
  release(): void;
}

/** A holder that is just ending (its terminal closed, its parent killed) gets this long to go. */
const patience = 3_000;
const heartbeat = 1_000;

function content(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function isHeld(file: string, text: string): Promise<boolean> {
  const holder = parse(text);
  if (!holder) return false;
  if (holder.space === processSpace()) return processStart(holder.pid) === holder.start;
  // Another container's processes cannot be seen from here, but its heartbeat can.
  const before = modified(file);
  await delay(4 * heartbeat);
  return modified(file) !== before && content(file) === text;
}

/** Puts a lock of an ended process aside; does nothing when someone else was quicker. */
function clearStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    // Someone took the lock between our look and the rename: give it back.
    if (content(aside) !== text) linkSync(aside, file);
  } catch {
    // Gone, or taken again: the next round looks again.
  }
  rmSync(aside, { force: true });
}

function tryTake(file: string, account: Account | undefined): boolean {
  const own = `${file}.${process.pid}`;
  const holder: Holder = { pid: process.pid, start: processStart(process.pid), space: processSpace() };
  writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
  giveTo(account, own);
  try {
    // A link is made whole or not at all, and never over an existing file.
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function hold(file: string): Lock {
  const mine = content(file);
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder went away; PostgreSQL reports that better than we can.
    }
  }, heartbeat);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (content(file) === mine) rmSync(file, { force: true });
    },
  };
}

/** Takes the lock of a folder, from an ended process too; refuses with one sentence when it is in use. */
export async function takeLock(file: string, folder: string, account: Account | undefined): Promise<Lock> {
  const deadline = Date.now() + patience;
  for (;;) {
    if (tryTake(file, account)) return hold(file);
    const text = content(file);
    if (text === undefined) continue;
    if (!(await isHeld(file, text))) {
      clearStale(file, text);
      continue;
    }
    if (Date.now() > deadline) {
      const pid = parse(text)?.pid;
      throw new Error(
        `The data folder ${folder} is in use by another running volunteerly (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    await delay(100);
  }
}
