/**
 * Which vacancies are kept: on this device by whoever has no account here, else by the account, as the page was made and with what
 * was pressed since. Nothing of the device goes to the server before somebody signs in on it.
 */
import { useSyncExternalStore } from 'react';
import { mostBookmarks } from '#contract/bookmark-limits.ts';
import { useFrame } from '#app/shell/frame.ts';
import { keptHereName } from '#app/shell/kept-names.ts';
import { deviceIds, noIds, type Ids } from './device-ids.ts';

/** What this device keeps, the newest first. */
export const keptHere = deviceIds(keptHereName, mostBookmarks);

let changes: { of: Ids; pressed: ReadonlyMap<string, boolean> } = { of: noIds, pressed: new Map() };
const listeners = new Set<() => void>();

function onPressed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What was pressed since the page was made of what the account kept then. */
export function noteOwn(own: Ids, id: string, isKept: boolean): void {
  const before = changes.of === own ? changes.pressed : [];
  changes = { of: own, pressed: new Map([...before, [id, isKept]]) };
  for (const listener of listeners) listener();
}

const pressedSince = () => changes;
const asMade = changes;

/** What the account keeps; null where the device does. */
export const useOwnIds = (): Ids | null => useFrame()?.user?.bookmarks ?? null;

/** What this device keeps; nothing as long as the server draws. */
export const useKeptHere = (): Ids => useSyncExternalStore(keptHere.listen, keptHere.now, () => noIds);

/** Says of a vacancy whether it is kept. */
export function useKept(): (id: string) => boolean {
  const own = useOwnIds();
  const device = useKeptHere();
  const since = useSyncExternalStore(onPressed, pressedSince, () => asMade);
  return (id) => {
    if (own === null) return device.includes(id);
    return (since.of === own ? since.pressed.get(id) : undefined) ?? own.includes(id);
  };
}
