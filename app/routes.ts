/**
 * Every screen, in the order of the specification (section 2). The lists in app/screens alone say where a screen lives, who may see
 * it, in which layout, under which title and with which words. They import nothing that weighs: the browser reads them too.
 */
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { locales } from '#contract/locales.ts';
import { developerPages } from '#app/developer-pages.ts';
import { accounts } from '#app/screens/accounts.ts';
import { helping } from '#app/screens/helping.ts';
import { makingPages } from '#app/screens/making-pages.ts';
import type { Screen } from '#app/screens/screen.ts';
import { website } from '#app/screens/website.ts';
import { workingDay } from '#app/screens/working-day.ts';

export const screens: readonly Screen[] = [
  ...website,
  ...accounts,
  ...helping,
  ...workingDay,
  ...makingPages,
];

const testScreens = developerPages.map<Screen>((name) => ({
  path: `/test/${name}`,
  file: `stories/${name.replace('/:part?', '')}`,
  isPublic: true,
  layout: 'empty',
  middleware: ['developerOnly'],
  // Of blocks of pages.
  words: ['pages', 'vacancies'],
}));

/** What is registered: the screens, and the pages for developers behind them. */
export const allScreens: readonly Screen[] = [...screens, ...testScreens];

const prefixes = ['', ...locales] as const;

/** Without prefix, under /nl and under /en: a link carries its language. */
function threefold(path: string, file: string, name: string): RouteConfigEntry[] {
  return prefixes.map((prefix) => {
    const full = [prefix, path.replace(/^\//, '')].filter(Boolean).join('/');
    const id = prefix ? `${prefix}/${name}` : name;
    return full === '' ? { id, index: true, file } : { id, path: full, file };
  });
}

export default [
  ...allScreens.flatMap(({ path, file }) => threefold(path, `features/${file}.tsx`, file)),
  ...threefold('/preferences', 'shell/preferences.tsx', 'preferences'),
  ...threefold('/draai-terug', 'shell/undo.tsx', 'undo'),
  ...threefold('/sign-in-as', 'shell/sign-in-as.tsx', 'sign-in-as'),
  ...threefold('/zoek-alles', 'features/palette/find-all.ts', 'find-all'),
  { id: 'not-found', path: '*', file: 'shell/not-found.tsx' },
] satisfies RouteConfig;
