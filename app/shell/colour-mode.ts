/** The visitor's choice of colours: a cookie, so that the server paints the first page right. */
import { useSyncExternalStore } from 'react';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];
export const isColourMode = (value: unknown): value is ColourMode =>
  colourModes.some((mode) => mode === value);

export const colourModeCookie = (mode: ColourMode) =>
  `color-mode=${mode}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;

let chosen: ColourMode | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Acts at once, without asking the server. */
export function chooseColourMode(mode: ColourMode): void {
  document.cookie = colourModeCookie(mode);
  chosen = mode;
  for (const listener of listeners) listener();
}

/** What was chosen since the page came in, else what the server knew. */
export const useColourMode = (known: ColourMode): ColourMode =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  ) ?? known;
