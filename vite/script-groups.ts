/**
 * Which modules of the screens go into which file for browsers (docs/decisions/0036). Left alone, each module that two screens share is a file of its
 * own: a screen of staff came in 187 of them. All in one, visitors would carry what only staff need. So it goes by who needs a module.
 */
import { createHash } from 'node:crypto';
import { allScreens } from '../app/routes.ts';
import { beginningsOf, isReachedFrom, needs, type ModuleGraph } from './module-ways.ts';

/** Where every page begins. */
const everyPage = /\/app\/(root|entry\.client)\.tsx/;

/** The screens that visitors come in by. */
const entrances = {
  search: /\/features\/vacancies\/search\.tsx/,
  vacancy: /\/features\/vacancies\/show\.tsx/,
  pages: /\/features\/pages\/components\/blocks\/page-blocks\.tsx/,
  'sign-in': /\/features\/sessions\/sign-in\.tsx/,
};

/** The form of a vacancy shows its page as visitors get it: with all that the page has, which nothing else is to fetch. */
const wholeVacancy = /\/features\/vacancy-admin\/components\/preview\/page-preview\.tsx/;

/** A few lines each that fields of forms have in common with pages and what stands around them: forms are not to come along. */
const small =
  /\/(app\/ui\/(telephone|icon-button|control-class|words\/own-words)|contract\/(system-pages|rich-text\/plain-spaces)|icons\/mail)\.(tsx?|mjs)$/;

/** What a device keeps of vacancies: a page with any of them on it asks for that at once, so nothing else is to come along. */
const kept =
  /\/(app\/features\/bookmarks\/components\/(device-ids|kept-here|kept-store)|contract\/(bookmark-limits|record-ids))\.ts$/;

/** Screens of pages: most have little more than text. */
const light = /\/app\/features\/pages\/(home|page|news|draft|campaign)\.tsx$/;

/** What stands around every page and is fetched once it is drawn. */
const around = /\/app\/shell\/(toolbar|footer|flash-notice)\.tsx$/;

/** What stands around a page for who is signed in. */
const aroundWork =
  /\/app\/shell\/(staff-frame|bottom-bar|toolbar-extras)\.tsx$|\/features\/(palette\/components\/palette-button|notifications\/components\/activity-button)\.tsx$/;

const react = /node_modules\/(react|react-dom|react-router|scheduler)\//;
/** What menus, fields and lists of the library are made of. */
const controls =
  /\/node_modules\/(react-aria|react-stately|react-aria-components|@react-aria|@internationalized|use-sync-external-store|clsx)\//;
/** Neither React, nor icons, nor those. */
const otherLibrary =
  /\/node_modules\/(?!(?:lucide-react|react|react-dom|react-router|scheduler|react-aria|react-stately|react-aria-components|@react-aria|@internationalized|use-sync-external-store|clsx)\/)/;

/** Parts of a list that need the library of contracts and lead to nothing that lists of visitors have too: those would get all of it. */
const partsOfStaffLists = /\/app\/lists\/(column-choice|list-(head|keys|table|tabs))\.tsx$/;

/** A few lines each that the list of vacancies of staff shares with filling, checking and changing them. */
const partsOfVacancyWork =
  /\/app\/features\/(vacancy-filling\/components\/(open-applications|waiting-choice)|vacancy-admin\/components\/(bulk-actions|vacancy-list))\.tsx?$/;

const visitorScreens = new Set(
  allScreens
    .filter(({ isPublic, path }) => isPublic && !path.startsWith('/test/'))
    .map(({ file }) => `${file}.tsx`),
);

/** A screen of visitors, or a part that one of them fetches later. */
function isOfVisitors(beginning: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (visitorScreens.has(/\/app\/features\/(.+)$/.exec(beginning)?.[1] ?? '')) return true;
  seen.add(beginning);
  const later = graph.getModuleInfo(beginning)?.dynamicImporters ?? [];
  return later
    .filter((one) => !isReachedFrom(everyPage, one, graph))
    .flatMap((one) => [...beginningsOf(one, graph)])
    .some((one) => !seen.has(one) && isOfVisitors(one, graph, seen));
}

/** Whether nothing but signing in needs this module: what forms are made of is not to bring passwords and keys along. */
const isForSigningIn = (id: string, graph: ModuleGraph, seen = new Set<string>()): boolean => {
  if (/\/features\/sessions\/|\/app\/ui\/password-field\.tsx/.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.length > 0 && importers.every((one) => seen.has(one) || isForSigningIn(one, graph, seen));
};

/** Whether it is of our own, or an icon, and needs no library at once. */
const isPlain = (id: string, graph: ModuleGraph) =>
  !needs(controls, id, graph) && !needs(otherLibrary, id, graph);

/** What visitors have in common with staff: each of their screens gets exactly what it needs, and staff some more than that. */
function groupForVisitors(visitors: readonly string[], beginnings: number): string {
  if (beginnings >= 10 && !visitors.some((one) => light.test(one))) return 'pieces';
  const key = createHash('sha256').update(visitors.map(withinApp).toSorted().join());
  return `shared-${key.digest('hex').slice(0, 6)}`;
}

/** The same wherever the project stands, and so are the names of files. */
const withinApp = (file: string) => file.slice(file.lastIndexOf('/app/'));

/** What only who is signed in needs. */
function groupForWork(id: string, beginnings: number, graph: ModuleGraph): string | null {
  if (controls.test(id) && beginnings >= 10) return beginnings >= 25 ? 'floats' : 'controls';
  if (controls.test(id) || beginnings < 2) return null;
  if (partsOfStaffLists.test(id)) return 'lists';
  if (partsOfVacancyWork.test(id)) return 'vacancy-work';
  // What two screens share is a file of its own, but for the few lines of a contract.
  if ((beginnings < 3 && !/\/contract\//.test(id)) || needs(otherLibrary, id, graph)) return null;
  if (isPlain(id, graph)) return 'plain';
  if (/\/app\/ui\/table\//.test(id)) return 'lists';
  return beginnings >= 9 ? 'work' : null;
}

/** Of a module that no entrance needs at once; null leaves it to the bundler. */
function groupOfRest(id: string, graph: ModuleGraph): string | null {
  const beginnings = [...beginningsOf(id, graph)];
  const visitors = beginnings.filter((one) => around.test(one) || isOfVisitors(one, graph));
  if (visitors.length > 0 && visitors.every((one) => around.test(one))) return 'around';
  if (beginnings.length < 2) return null;
  if (visitors.length > 0)
    return visitors.length < beginnings.length && isPlain(id, graph)
      ? groupForVisitors(visitors, beginnings.length)
      : null;
  return beginnings.some((one) => aroundWork.test(one))
    ? 'around-work'
    : groupForWork(id, beginnings.length, graph);
}

/**
 * What every page needs is one file, what several of the entrances need another, and the rest of an entrance one of its own, apart
 * from what others need of it: the search's own file fetches all parts of the search, wherever it comes along.
 */
function groupOf(id: string, graph: ModuleGraph): string | null {
  if (isReachedFrom(everyPage, id, graph)) return 'frame';
  if (kept.test(id)) return 'kept';
  const users = Object.entries(entrances).filter(([, screen]) => isReachedFrom(screen, id, graph));
  if (users.length > 1) return 'public';
  const [name, screen] = users[0] ?? [];
  if (name === 'search' || name === 'vacancy')
    return [...beginningsOf(id, graph)].every((one) => screen?.test(one) || wholeVacancy.test(one))
      ? name
      : `${name}-parts`;
  if (name !== 'sign-in') return name ?? groupOfRest(id, graph);
  if (small.test(id)) return 'small';
  return isForSigningIn(id, graph) ? 'sign-in' : 'forms';
}

/** In the order in which they take their modules: a file takes along what its modules import, unless one before it has that. */
const order = [
  'frame',
  'kept',
  'public',
  'small',
  'forms',
  'search-parts',
  'vacancy-parts',
  ...Object.keys(entrances),
  'pieces',
  'shared',
  'around',
  'plain',
  'around-work',
  'floats',
  'controls',
  'work',
  'lists',
  'vacancy-work',
];

export const scriptGroups = [
  { name: 'react', test: react, priority: order.length + 1 },
  ...order.map((name, at) => ({
    name(id: string, graph: ModuleGraph): string | null {
      const group = groupOf(id, graph);
      return group?.replace(/^shared-.*/, 'shared') === name ? group : null;
    },
    priority: order.length - at,
  })),
];
