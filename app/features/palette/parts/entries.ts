/** What the palette offers: screens of the list of screens, records that the server found, and what was chosen lately. */
import type { TitleKey } from '#app/i18n/nouns.ts';
import type { Screen } from '#app/screens/screen.ts';

export const recordKinds = ['vacancies', 'applications', 'organizations'] as const;
export interface FoundRecord {
  kind: (typeof recordKinds)[number];
  path: string;
  name: string;
  /** Beside the name: of which organisation, for which vacancy. */
  detail: string;
}

export interface Entry {
  kind: FoundRecord['kind'] | 'screens' | 'recent';
  path: string;
  name: string;
  detail: string;
}

/** Everybody who is signed in has these; others only show to whom the rail shows them. */
const everybodys = new Set([
  '/dashboard',
  '/applications',
  '/notificaties',
  '/conversations',
  '/profile-edit',
  '/account/roles',
]);

/** Screens that one goes to by name: with a title, one address, and no part of signing in or up. */
const isPlace = ({ path, title }: Screen) =>
  title !== undefined && !path.includes(':') && !/^\/(auth|confirm|signup|test|uitloggen)/.test(path);

/** The screens that somebody may go to; `rail` are the addresses in their rail. */
export function placesFor(
  screens: readonly Screen[],
  rail: readonly string[],
): { path: string; title: TitleKey }[] {
  const may = ({ path, isPublic }: Screen) =>
    isPublic === true || everybodys.has(path) || rail.includes(path);
  return screens.flatMap((screen) =>
    isPlace(screen) && may(screen) && screen.title ? [{ path: screen.path, title: screen.title }] : [],
  );
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed begins a word of the name. */
export function matches(name: string, typed: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

const key = 'palette recent';
const mostRecent = 5;

/** What was chosen in this tab, the latest first; signing out clears it with everything else of the tab. */
export function recentEntries(): Entry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Entry[]).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent(entry: Entry): void {
  const others = recentEntries().filter(({ path }) => path !== entry.path);
  try {
    const recent: Entry = { ...entry, kind: 'recent' };
    sessionStorage.setItem(key, JSON.stringify([recent, ...others].slice(0, mostRecent)));
  } catch {
    // Full or switched off: nothing is remembered.
  }
}
