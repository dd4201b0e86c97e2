/** What the palette offers: screens of the list of screens, records that the server found, and what was chosen lately. */
import type { FrameUser } from '#app/shell/frame.ts';
import type { Screen } from '#app/screens/screen.ts';

/** In the order in which they stand when they fit alike. */
export const recordKinds = ['users', 'organizations', 'applications', 'vacancies', 'pages'] as const;
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
  '/vacancies/alerts',
  '/conversations',
  '/contactformulier',
  '/profile-edit',
  '/profile-edit/email',
  '/profile-edit/settings',
  '/profile-edit/periodieke-mail',
  '/profiel',
  '/account/roles',
  '/volunteerly/changelog',
]);

/** Screens that belong to one of the rail: for whoever has that one, and may do there what they are for where that says less. */
const within: Readonly<Record<string, { rail: string; act?: keyof Holder['can'] }>> = {
  '/vacancies/add': { rail: '/vacancies' },
  '/vacancies/import': { rail: '/vacancies' },
  // For whoever keeps all vacancies of the centre.
  '/vacancies/tags': { rail: '/vacancies', act: 'addOrganizations' },
  '/vacancies/feeds': { rail: '/vacancies', act: 'addOrganizations' },
  '/vacancies/feeds/add': { rail: '/vacancies', act: 'addOrganizations' },
  '/vacancies/approve': { rail: '/vacancies', act: 'addOrganizations' },
  // Who writes the pages given to them makes none.
  '/content/add': { rail: '/content/menu-items' },
  '/content/stock-images/add': { rail: '/content/stock-images' },
  '/instellingen/design': { rail: '/instellingen' },
  '/instellingen/footer': { rail: '/instellingen' },
  '/instellingen/contact-person': { rail: '/instellingen' },
  '/instellingen/teksten': { rail: '/instellingen' },
  '/partners/add': { rail: '/partners' },
  '/partners/sharing': { rail: '/partners' },
  '/admin/centers/add': { rail: '/admin/centers' },
  '/users/add': { rail: '/users', act: 'inviteUsers' },
  '/organizations/add': { rail: '/organizations', act: 'addOrganizations' },
};

interface Door {
  of: string;
  query: string;
  name: string;
  act?: keyof Holder['can'];
}
/** Screens with more than one door, each by a name of its own. */
const doors = [
  { of: '/users/add', query: '?way=import', name: 'importUsers', act: 'importUsers' },
  { of: '/content/add', query: '?pageType=news', name: 'addNews' },
] as const satisfies readonly Door[];

/** By which words screens with a title of their noun are looked for: keys under `also`. */
export const alsoKeys: Readonly<Record<string, string>> = {
  '/instellingen': 'settings',
  '/instellingen/design': 'design',
  '/instellingen/footer': 'footer',
  '/instellingen/contact-person': 'contactPeople',
  '/instellingen/teksten': 'legalTexts',
  '/content/file-upload': 'files',
  '/content/stock-images': 'stockImages',
  '/content/stock-images/add': 'stockImages',
  '/contactformulier': 'askCenter',
  '/contactformulier/berichten': 'questions',
  '/vacancies/import': 'importVacancies',
  '/vacancies/feeds': 'feeds',
  '/vacancies/saved': 'savedVacancies',
  '/vacancies/alerts': 'alerts',
  '/vacancies/embed': 'embed',
  '/partners': 'partners',
  '/partners/add': 'addPartner',
  '/partners/sharing': 'sharing',
};

/** What cannot be undone is offered to whoever asks for it by name only. */
const grave = new Set(['/account/verwijderen']);

/** Where a part of the address can be left out, it is: '/nieuws/:slug?' is the list of all news. */
const addressOf = (path: string) => path.replace(/\/:\w+\?$/, '');

/** Screens that one goes to by name: with a title, one address, and no part of signing in or up. */
const isPlace = ({ path, title, isExit }: Screen) =>
  title !== undefined &&
  isExit !== true &&
  !addressOf(path).includes(':') &&
  // The ways in and out, what is reached from a search or a mail, and what is for nobody who is signed in.
  !/^\/(auth|confirm|signup|test|vacancies\/alerts\/)|\/(success|zonder-account)$/.test(path);

export interface Place {
  path: string;
  screen: Screen;
  /** Key of a name of its own under `names`; without it the title. */
  name?: (typeof doors)[number]['name'];
  isGrave: boolean;
}

export interface Holder {
  /** Addresses in the rail. */
  rail: readonly string[];
  can: FrameUser['can'];
  hasOrganization: boolean;
}

/** The screens that somebody may go to. */
export function placesFor(screens: readonly Screen[], { rail, can, hasOrganization }: Holder): Place[] {
  const may = ({ path, isPublic }: Screen): boolean => {
    const inside = within[path];
    if (inside) return rail.includes(inside.rail) && (inside.act === undefined || can[inside.act]);
    if (path === '/instellingen/organisatie') return hasOrganization;
    return isPublic === true || everybodys.has(path) || rail.includes(path);
  };
  return screens.flatMap((screen) => {
    if (!isPlace(screen) || !may(screen)) return [];
    const path = addressOf(screen.path);
    const more = doors.filter((door: Door) => door.of === path && (door.act === undefined || can[door.act]));
    return [
      { path, screen, isGrave: grave.has(path) },
      ...more.map(({ query, name }) => ({ path: path + query, screen, name, isGrave: false })),
    ];
  });
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
