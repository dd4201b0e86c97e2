/** Ids that this browser keeps, and nobody else: for what works without an account. */
import { isRecordId } from '#contract/record-ids.ts';

export type Ids = readonly string[];
/** One array, so that a page that the server drew with none need not be drawn anew. */
export const noIds: Ids = [];

export interface DeviceIds {
  /** As they are now, the same array until they change. */
  now(): Ids;
  /** Changes what is there at this moment: another tab may have changed it without this one hearing of it. */
  change(how: (before: Ids) => Ids): void;
  /** Gives the way to stop. */
  listen(listener: () => void): () => void;
}

/** Each once; what somebody else wrote there is left out. */
function readIds(name: string, most: number): Ids {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    const ids = Array.isArray(found) ? [...new Set(found.filter(isRecordId))].slice(0, most) : noIds;
    return ids.length === 0 ? noIds : ids;
  } catch {
    return noIds;
  }
}

const areSame = (one: Ids, other: Ids) => one.join() === other.join();

/** Whether the browser keeps it. */
function writeIds(name: string, ids: Ids): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(ids));
    return true;
  } catch {
    // Switched off or full: then it is known until the page goes.
    return false;
  }
}

/** Under this name in `localStorage`, the newest first; more than so many fall off the end. */
export function deviceIds(name: string, most: number): DeviceIds {
  const listeners = new Set<() => void>();
  let known: Ids | undefined;
  let isStored = true;
  const now = () => (known ??= readIds(name, most));
  const tellAll = () => listeners.forEach((listener) => listener());
  const hear = ({ key }: StorageEvent) => {
    if (key !== name && key !== null) return;
    known = undefined;
    tellAll();
  };
  return {
    now,
    change(how) {
      known = how(isStored ? readIds(name, most) : now()).slice(0, most);
      isStored = writeIds(name, known);
      tellAll();
    },
    listen(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', hear);
        // Nobody heard what other tabs did before.
        const found = readIds(name, most);
        if (isStored && !areSame(found, now())) known = found;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}
