/**
 * Tries that are not decided yet, by address. What is being checked counts as wrong until it turns out right; whoever would be refused
 * for those alone waits for them, as an office signs in at one moment. Those of this process say when they are done; for those of others
 * one asks again.
 */
import { setTimeout as delay } from 'node:timers/promises';

/** How long until a try may be made. */
export class Wait {
  readonly seconds: number;
  /** Some of what is in the way is being checked at this moment, by whatever process. */
  readonly isOpen: boolean;

  constructor(seconds: number, isOpen: boolean) {
    this.seconds = seconds;
    this.isOpen = isOpen;
  }
}

/** A check takes about as long, and a machine that is busy some seconds. */
const pauseMs = 100;
const longestMs = 5_000;

interface Tries {
  /** Tries being counted: between the question and the database's answer. */
  counting: Set<Promise<void>>;
  /** Tries whose password is being checked. */
  checking: Set<Promise<void>>;
  /** How often a check began or ended; a refusal from before the last of these is asked again. */
  changes: number;
  users: number;
}

const ofAddresses = new Map<string, Tries>();

/** What is held only says when it has ended: how a try went concerns whoever made it, and nobody who waits for it. */
function hold(ends: Set<Promise<void>>, promise: Promise<unknown>, settled: () => void): void {
  const settle = () => {
    ends.delete(end);
    settled();
  };
  const end: Promise<void> = promise.then(settle, settle);
  ends.add(end);
}

/** Counts a try as often as others that were under way have changed the answer. */
async function countInTurn<Attempt>(
  tries: Tries,
  count: () => Promise<Attempt | Wait>,
): Promise<Attempt | Wait> {
  const until = performance.now() + longestMs;
  for (;;) {
    const { changes } = tries;
    // With the count itself, so that whoever waits for it sees the change, in whatever order the two go on.
    const counted = count().then((answer) => {
      if (!(answer instanceof Wait)) tries.changes += 1;
      return answer;
    });
    hold(tries.counting, counted, () => undefined);
    const answer = await counted;
    if (!(answer instanceof Wait)) return answer;
    // The answers of several connections come in any order: one that was counted before this may not be known to be checked yet.
    await Promise.all(tries.counting);
    if (tries.changes === changes) {
      const isElsewhere = tries.checking.size === 0;
      if (isElsewhere && (!answer.isOpen || performance.now() > until)) return answer;
      await (isElsewhere ? delay(pauseMs) : Promise.race(tries.checking));
    }
  }
}

/**
 * Counts a try at `address` and, once it may be made, makes it. Answers the seconds that one must wait where neither the count nor
 * anything under way leaves room. Throws what `count` and `check` throw.
 */
export async function tryInTurn<Attempt, Result>(
  address: string,
  count: () => Promise<Attempt | Wait>,
  check: (attempt: Attempt) => Promise<Result>,
): Promise<{ result: Result } | { seconds: number }> {
  const tries = ofAddresses.get(address) ?? {
    counting: new Set(),
    checking: new Set(),
    changes: 0,
    users: 0,
  };
  ofAddresses.set(address, tries);
  tries.users += 1;
  try {
    const counted = await countInTurn(tries, count);
    if (counted instanceof Wait) return { seconds: counted.seconds };
    const checking = check(counted);
    hold(tries.checking, checking, () => {
      tries.changes += 1;
    });
    return { result: await checking };
  } finally {
    tries.users -= 1;
    if (tries.users === 0) ofAddresses.delete(address);
  }
}
