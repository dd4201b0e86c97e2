/**
 * What was looked at last on this device, the latest first. It goes when somebody signs out, and tells nobody. Whoever does not want
 * it switches it off, which the device remembers.
 */
import { useSyncExternalStore } from 'react';
import { mostSeen } from '#contract/bookmark-limits.ts';
import { keptOfPerson } from '#app/shell/kept-names.ts';
import { deviceIds, noIds, type Ids } from './device-ids.ts';

const seen = deviceIds(`${keptOfPerson}seen-vacancies`, mostSeen);
/** In `localStorage`: a choice of the device, which outlives who signs out. */
const offName = 'no-seen-vacancies';
/** Where the device does not keep the choice: until the page goes. */
let isOffHere = false;
const listeners = new Set<() => void>();

function isSeenOff(): boolean {
  try {
    return isOffHere || localStorage.getItem(offName) !== null;
  } catch {
    return isOffHere;
  }
}

function onSwitch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSeen = (): Ids => useSyncExternalStore(seen.listen, seen.now, () => noIds);
/** As long as the server draws it says nothing of it. */
export const useIsSeenOff = (): boolean => useSyncExternalStore(onSwitch, isSeenOff, () => false);

/** This one is looked at now. */
export function noteSeen(id: string): void {
  if (!isSeenOff()) seen.change((ids) => [id, ...ids.filter((one) => one !== id)]);
}

/** Gives the way to take that back. */
export function clearSeen(): () => void {
  const before = seen.now();
  seen.change(() => []);
  return () => seen.change((ids) => [...ids, ...before.filter((id) => !ids.includes(id))]);
}

/** Off, it forgets what it knew as well. */
export function switchSeen(isOn: boolean): void {
  isOffHere = !isOn;
  if (isOffHere) seen.change(() => []);
  try {
    if (isOffHere) localStorage.setItem(offName, 'yes');
    else localStorage.removeItem(offName);
  } catch {
    // Then this page knows it alone.
  }
  for (const listener of listeners) listener();
}
