/**
 * Who holds a connection of the pool asks for no second one and does nothing slow meanwhile. Ten requests that each hold one and
 * wait for another stop a pool of ten for everybody, and a connection that is held while a password is hashed serves nobody.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Hears of a breach: throws where people develop, writes it down where others work with it. */
export type OnBreach = (breach: Error) => void;

export const throwBreach: OnBreach = (breach) => {
  throw breach;
};

const heldConnections = new AsyncLocalStorage<OnBreach>();

/** Runs `work`, which holds a connection until it ends. */
export const whileHolding = <Result>(onBreach: OnBreach, work: () => Result): Result =>
  heldConnections.run(onBreach, work);

/** To be said before a connection is asked for and before slow work: a password to hash, a file, another server. */
export function holdNone(what: string): void {
  heldConnections.getStore()?.(
    new Error(`${what} while a connection is held: do it before the scope opens or after it ends.`),
  );
}
