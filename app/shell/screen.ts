/** Which screen an address shows, and what the list of screens says about it. */
import { useMatches } from 'react-router';
import type { Noun } from '#app/i18n/nouns.ts';
import type { Locale } from '#contract/locales.ts';
import type { Screen } from '#app/screens/screen.ts';

const byName = new Map<string, Screen>();
const byPath = new Map<string, Screen>();

/** The server knows all of them (every-screen.server.ts), a browser that of its document until somebody goes elsewhere. */
export function knowScreens(screens: readonly Screen[]): void {
  for (const screen of screens) {
    byName.set(screen.file, screen);
    byPath.set(screen.path, screen);
  }
}

/** By route id: `en/vacancies/show` and `vacancies/show` are one screen. */
export const screenOfId = (id: string | undefined): Screen | undefined =>
  byName.get((id ?? '').replace(/^(nl|en)\//, ''));

/** The route's id in the language of a prefix, '/en': the reverse of the above. */
export const idOf = (screen: Screen, prefix: string): string =>
  [prefix.slice(1), screen.file].filter(Boolean).join('/');

/** By the router's pattern: `/en/vacancies/:id`. */
export const screenOfPattern = (pattern: string): Screen | undefined =>
  byPath.get(`/${pattern.replace(/^\/*((nl|en)(\/|$))?/, '').replace(/\/$/, '')}`);

/** The screen that somebody goes to, which the list of screens brings where it is not known yet. */
export async function findScreen(pattern: string): Promise<Screen | undefined> {
  if (!screenOfPattern(pattern)) knowScreens((await import('#app/routes.ts')).allScreens);
  return screenOfPattern(pattern);
}

/** Words that a screen needs: the shell's, its own noun's, and those that it names. */
export const nounsOf = (screen: Screen | undefined): Noun[] =>
  screen
    ? [...new Set<Noun>(['shell', screen.file.split('/')[0] as Noun, ...(screen.words ?? [])])]
    : ['shell'];

/** Where the words of its title are, if it has one. */
export function titleOf({ title, file }: Screen): { noun: Noun; key: string } | undefined {
  if (title !== 'own') return title && { noun: 'shell', key: `titles.${title}` };
  const [noun, page] = file.split('/');
  return { noun: noun as Noun, key: `titles.${page}` };
}

/** What a loader may say of its page: `return { head: { title: vacancy.title }, ... }`. */
export interface PageHead {
  /** Goes before the title of the list of screens. */
  title?: string;
  description?: string;
  /** In messages that share it, where it is said otherwise there. */
  shared?: { title: string | undefined; description: string | undefined };
  /** Where the same is in each language, without prefix, for a page that has an address of its own in each. None: it is not there. */
  languages?: Partial<Record<Locale, string>>;
  /** Address of a picture, from the root of the site. */
  image?: string;
  /** schema.org. */
  jsonLd?: object;
  /** Address of what this page lists as Atom, in its language. */
  feed?: string;
  /** Search engines may not show it. */
  isHidden?: boolean;
}

/** The screen shown now with its head; no screen for an unknown address. */
export function useScreen(): { screen: Screen | undefined; head: PageHead } {
  const last = useMatches().at(-1);
  const loaded = last?.loaderData as { head?: PageHead } | null | undefined;
  return { screen: screenOfId(last?.id), head: loaded?.head ?? {} };
}
