/** Whether staff chose a rail without words: a cookie, so that the server paints it right. */
import { useSyncExternalStore } from 'react';
import { choiceDays } from '#contract/site-cookies.ts';

export type RailWidth = 'narrow' | 'wide';
export const isRailWidth = (value: unknown): value is RailWidth => value === 'narrow' || value === 'wide';

export const railCookie = (width: RailWidth) =>
  `rail=${width}; Path=/; Max-Age=${choiceDays * 86_400}; SameSite=Lax; Secure`;

let chosen: RailWidth | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Acts at once, without asking the server. */
export function chooseRailWidth(width: RailWidth): void {
  document.cookie = railCookie(width);
  chosen = width;
  for (const listener of listeners) listener();
}

/** What was chosen since the page came in, else what the server knew. */
export const useRailWidth = (initial: RailWidth): RailWidth =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  ) ?? initial;
