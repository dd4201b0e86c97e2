/**
 * The visitor's choice of colours (specification, section 4): kept in local storage, and in a cookie so that the server paints
 * the first page right. Both say the same; where the cookie is lost, the script in the head restores it before the first paint.
 */
import { useSyncExternalStore } from 'react';
import { choiceDays } from '#contract/site-cookies.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];
export const isColourMode = (value: unknown): value is ColourMode =>
  colourModes.some((mode) => mode === value);

/** Of the cookie and of the entry in local storage. */
const name = 'color-mode';
const cookieEnd = `; Path=/; Max-Age=${choiceDays * 86_400}; SameSite=Lax; Secure`;
export const colourModeCookie = (mode: ColourMode) => `${name}=${mode}${cookieEnd}`;

/**
 * Runs in the head, before anything is painted. The cookie is the newer one when both are there (whoever has no script changes
 * only that); without a cookie the stored choice is painted, unless the screen has a mode of its own.
 */
export const colourModeScript = `try{(function(d,s,n){var e=d.documentElement,m=/^(${colourModes.join('|')})$/,c=(d.cookie.match('(?:^|; )'+n+'=(\\\\w+)')||[])[1],k=s.getItem(n);if(m.test(c)){if(c!==k)s.setItem(n,c)}else if(m.test(k)){d.cookie=n+'='+k+'${cookieEnd}';if(!e.hasAttribute('data-forced-mode'))e.setAttribute('data-mode',k)}})(document,localStorage,'${name}')}catch(e){}`;

/** Null where storage may not be used, and on the server. */
function stored(): ColourMode | null {
  try {
    const value: unknown = typeof window === 'undefined' ? null : window.localStorage.getItem(name);
    return isColourMode(value) ? value : null;
  } catch {
    return null;
  }
}

let chosen: ColourMode | null = stored();
const listeners = new Set<() => void>();

function take(mode: ColourMode): void {
  chosen = mode;
  for (const listener of listeners) listener();
}

/** Another tab chose. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === name && isColourMode(newValue)) take(newValue);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

/** Acts at once, without asking the server. */
export function chooseColourMode(mode: ColourMode): void {
  document.cookie = colourModeCookie(mode);
  try {
    window.localStorage.setItem(name, mode);
  } catch {
    // Storage is full or forbidden: the cookie still knows.
  }
  take(mode);
}

/** What was chosen in this browser, else what the server knew. */
export const useColourMode = (initial: ColourMode): ColourMode =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  ) ?? initial;

/** For the root element. A forced mode overrules the choice, and is marked, until the screen is left. */
export const modeAttributes = (chosenMode: ColourMode, forced: ColourMode | null | undefined) =>
  forced && forced !== 'system'
    ? { 'data-mode': forced, 'data-forced-mode': '' }
    : { 'data-mode': chosenMode };
