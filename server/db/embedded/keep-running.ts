import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { clearRemains, isPostmasterOf, stopPostmaster } from './pidfile.ts';
import type { Place } from './place.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';

/** A PostgreSQL that is started again when it ends by itself (the machine out of memory, say). */
export interface KeptRunning {
  stop(): Promise<void>;
}

function ended({ pid, child }: Postmaster, place: Place): Promise<void> {
  return new Promise((resolve) => {
    if (child) {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.unref();
      return;
    }
    // One that we took over is not our child; nobody tells us of its end.
    const look = setInterval(() => {
      if (isPostmasterOf(pid, place.cluster)) return;
      clearInterval(look);
      resolve();
    }, 1_000);
    look.unref();
  });
}

/** Watches over a running PostgreSQL until it is stopped; it comes back on the same port. */
export function keepRunning(
  place: Place,
  binaries: Binaries,
  first: Postmaster,
  note: (line: string) => void,
): KeptRunning {
  let current = first;
  let stopping = false;
  let repair: Promise<void> = Promise.resolve();
  const startAgain = async (): Promise<void> => {
    note('The database ended unexpectedly; starting it again');
    try {
      await clearRemains(place.cluster);
      current = await startPostmaster(place, binaries, first.port);
      void watch();
    } catch (error) {
      note((error as Error).message);
    }
  };
  const watch = async (): Promise<void> => {
    await ended(current, place);
    if (!stopping) repair = startAgain();
  };
  // Ending without stop() (an error nobody caught) must not leave PostgreSQL behind.
  const lastResort = (): void => {
    if (isPostmasterOf(current.pid, place.cluster)) process.kill(current.pid, 'SIGINT');
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    // A repair under way is let through, so that what it started is stopped as well.
    await Promise.race([repair, delay(1_000, undefined, { ref: false })]);
    if (isPostmasterOf(current.pid, place.cluster)) await stopPostmaster(current.pid);
    process.removeListener('exit', lastResort);
  };

  process.once('exit', lastResort);
  void watch();
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()) };
}
