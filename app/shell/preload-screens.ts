/** Fetches screens ahead. Itself fetched only once somebody moves towards a link: nothing here is needed before that. */
import { matchRoutes } from 'react-router';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { quietly } from '#app/shell/builds.ts';
import { prefixOf, withoutPrefix } from '#app/shell/locale-path.ts';
import { hasRail, loadStaffFrame } from '#app/shell/page-frame.tsx';
import { makeQueue, parallelRoutePreloads } from '#app/shell/preload-queue.ts';
import { idOf, nounsOf } from '#app/shell/screen.ts';
import { allScreens } from '#app/routes.ts';
import type { Screen } from '#app/screens/screen.ts';

interface ManifestEntry {
  module: string;
  imports?: string[];
}
type WithManifest = Window & {
  __reactRouterManifest?: { routes: Record<string, ManifestEntry | undefined> };
};

const add = makeQueue(parallelRoutePreloads);
const routes = allScreens.map(({ path }) => ({ path }));

/** Fetches a script without running it; one that is missing is noticed when it is needed. */
function fetchScript(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Script, words and layout of a screen; its data are asked for when it is opened. */
async function load(pathname: string, screen: Screen, isForStaff: boolean): Promise<void> {
  const { routes: known } = (window as WithManifest).__reactRouterManifest ?? { routes: {} };
  const entry = known[idOf(screen, prefixOf(pathname))];
  const scripts = entry ? [entry.module, ...(entry.imports ?? [])] : [];
  await Promise.all([
    ...scripts.map(fetchScript),
    loadWords(nounsOf(screen)),
    isForStaff && hasRail(screen) ? loadStaffFrame() : null,
  ]);
}

/** Puts the screen of an address of ours into the queue. */
export function preloadScreen(pathname: string, isForStaff: boolean): void {
  const path = matchRoutes(routes, withoutPrefix(pathname))?.at(-1)?.route.path;
  const screen = allScreens.find((one) => one.path === path);
  if (screen) add(screen.path, () => quietly(() => load(pathname, screen, isForStaff)));
}
