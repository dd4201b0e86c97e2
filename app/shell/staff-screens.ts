/** The screens of the staff's rail as data: in which group, for whom, and where a count of who waits stands (ui.md, section 4). */
import type { Role } from '#contract/roles.ts';
import type { OwnTitledNoun } from '#app/i18n/nouns.ts';

export const railGroups = ['today', 'people', 'offer', 'website', 'insight', 'platform'] as const;
export type RailGroupKey = (typeof railGroups)[number];

/** Figures of the dashboard that the rail shows. */
export type RailCount = 'waiting' | 'waitingOrganizations' | 'waitingVacancies' | 'waitingQuestions';

interface RailFacts {
  group: RailGroupKey;
  /** The first of these that exists is shown. */
  paths: readonly [string, ...string[]];
  who: readonly Role[];
  /** Left out once this screen exists. */
  until?: string;
  /** Where somebody waits: how many do comes from the dashboard's figures. */
  counts?: RailCount;
}
interface NamedHere {
  /** Key of its word under `rail` and of its icon (rail-items.tsx). */
  key: string;
  hasOwnWord?: never;
}
interface NamedByNoun {
  /** The noun, by which its icon is found. */
  key: OwnTitledNoun;
  /** Its word is the title of the noun's list. */
  hasOwnWord: true;
}
type RailScreen = RailFacts & (NamedHere | NamedByNoun);

const center: readonly Role[] = ['center_superuser', 'admin'];
const organization: readonly Role[] = ['organization_superuser', ...center];
const editors: readonly Role[] = ['content_manager', ...center];
const everyStaff: readonly Role[] = ['mentor', 'page_manager', 'content_manager', ...organization];
/** Who keeps the site's texts: what they look after is the site as visitors see it. */
const writers: readonly Role[] = ['page_manager', 'content_manager'];

export const railScreens = [
  { group: 'today', key: 'today', paths: ['/dashboard'], who: everyStaff },
  {
    group: 'people',
    key: 'applications',
    paths: ['/applications'],
    who: ['mentor', ...organization],
    counts: 'waiting',
  },
  { group: 'people', key: 'conversations', paths: ['/conversations'], who: everyStaff },
  {
    group: 'people',
    key: 'contact-messages',
    hasOwnWord: true,
    paths: ['/contactformulier/berichten'],
    who: center,
    counts: 'waitingQuestions',
  },
  { group: 'people', key: 'pool', paths: ['/vrijwilligerspool'], who: organization },
  { group: 'people', key: 'users', paths: ['/users'], who: center },
  { group: 'people', key: 'team', paths: ['/users'], who: ['organization_superuser'] },
  { group: 'people', key: 'students', paths: ['/users'], who: ['mentor'] },
  {
    group: 'offer',
    key: 'vacancies',
    paths: ['/vacancies'],
    who: organization,
    counts: 'waitingVacancies',
  },
  // The search manages nothing, and says so; it goes where the list of vacancies is.
  {
    group: 'offer',
    key: 'vacanciesOnSite',
    paths: ['/vacancies/search'],
    who: [...writers, ...organization],
    until: '/vacancies',
  },
  {
    group: 'offer',
    key: 'ownOrganization',
    paths: ['/instellingen/organisatie'],
    who: ['organization_superuser'],
  },
  { group: 'offer', key: 'activities', paths: ['/activiteitenkalender/overzicht'], who: organization },
  { group: 'offer', key: 'organizations', paths: ['/organizations'], who: [...writers, ...center] },
  {
    group: 'offer',
    key: 'approve',
    paths: ['/organizations/approve'],
    who: center,
    counts: 'waitingOrganizations',
  },
  { group: 'offer', key: 'socialMap', paths: ['/sociale-kaart'], who: center },
  { group: 'website', key: 'site', paths: ['/'], who: writers },
  { group: 'website', key: 'pages', paths: ['/content'], who: ['page_manager', ...editors] },
  { group: 'website', key: 'uploads', paths: ['/content/file-upload'], who: editors, hasOwnWord: true },
  {
    group: 'website',
    key: 'stock-images',
    paths: ['/content/stock-images'],
    who: editors,
    hasOwnWord: true,
  },
  { group: 'website', key: 'menu', paths: ['/content/menu-items'], who: editors },
  { group: 'website', key: 'partners', hasOwnWord: true, paths: ['/partners'], who: center },
  { group: 'website', key: 'forms', paths: ['/form_builder', '/content/forms'], who: editors },
  { group: 'offer', key: 'ownForms', paths: ['/form_builder'], who: ['organization_superuser'] },
  { group: 'website', key: 'templates', paths: ['/notification_templates'], who: center },
  { group: 'website', key: 'settings', paths: ['/instellingen', '/instellingen/design'], who: center },
  { group: 'insight', key: 'figures', paths: ['/analytics'], who: ['mentor', ...organization] },
  {
    group: 'platform',
    key: 'managed-centers',
    paths: ['/admin/centers'],
    who: ['admin'],
    hasOwnWord: true,
  },
  { group: 'platform', key: 'data', paths: ['/admin/data-viewer'], who: ['admin'] },
] as const satisfies readonly RailScreen[];

type Listed = (typeof railScreens)[number];
export type RailKey = Listed['key'];
/** Those that have a word under `rail`. */
export type RailWord = Exclude<Listed, { hasOwnWord: true }>['key'];
export interface RailItem {
  key: RailKey;
  href: string;
  /** Its other screens, which stand elsewhere. */
  also?: readonly string[];
  /** The word of its noun, where that has one. */
  word?: string;
  /** Which count of who waits it shows. */
  counts?: RailCount;
}
export interface RailGroup {
  group: RailGroupKey;
  items: RailItem[];
}

/**
 * What somebody with these roles sees of the screens that exist, each once, by the word of the role that reaches furthest; a group
 * without screens is left out. Who may see nothing but today is no staff and gets no rail.
 */
export function railFor(
  roles: readonly Role[],
  paths: ReadonlySet<string>,
  wordOf: (noun: OwnTitledNoun) => string,
): RailGroup[] {
  const all: readonly (RailScreen & { key: RailKey })[] = railScreens;
  const taken = new Set<string>();
  const items = all.flatMap((screen) => {
    const { group, key, paths: wanted, who, until, counts } = screen;
    const href = wanted.find((path) => paths.has(path));
    const mayGo = who.some((role) => roles.includes(role)) && !(until && paths.has(until));
    if (href === undefined || !mayGo || taken.has(href)) return [];
    taken.add(href);
    const word = screen.hasOwnWord && wordOf(screen.key as OwnTitledNoun);
    const also = wanted.filter((path) => paths.has(path) && path !== href && !path.startsWith(`${href}/`));
    const more = { ...(also.length > 0 && { also }), ...(counts && { counts }) };
    return [{ group, item: { key, href, ...more, ...(word !== undefined && { word }) } }];
  });
  if (items.every(({ group }) => group === 'today')) return [];
  return railGroups
    .map((group) => ({ group, items: items.filter((one) => one.group === group).map(({ item }) => item) }))
    .filter((one) => one.items.length > 0);
}
