/**
 * Every screen, in the order of the specification (section 2), one line each. This list alone says where a screen lives,
 * who may see it, in which layout, under which title and with which words. It imports nothing that weighs: the browser reads it too.
 */
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { locales } from '#contract/locales.ts';
import { developerPages } from '#app/developer-pages.ts';
import type { DescriptionKey, Noun, TitleKey } from '#app/i18n/nouns.ts';

export type ScreenLayout = 'default' | 'wide' | 'empty';

export interface Screen {
  /** As the specification writes it, `:id` for a part that varies. */
  path: string;
  /** Under app/features; its folder is the noun whose words the screen uses. */
  file: string;
  /** Whoever is not signed in is sent to sign in, unless this is set. */
  isPublic?: boolean;
  layout?: ScreenLayout;
  whiteBackground?: boolean;
  /** Key under `titles` of the shell's messages; a loader's `head.title` goes before it. */
  title?: TitleKey;
  /** Key under `descriptions` of the shell's messages; a loader's `head.description` goes before it. */
  description?: DescriptionKey;
  /** Overrules the visitor's choice while the screen is shown. */
  colourMode?: 'light' | 'dark';
  /** Nouns besides its own whose words it uses. */
  words?: readonly Noun[];
  /** Reached signed out as well, though not public: leaving must always work, and so must a link that signs in. */
  isExit?: boolean;
  /** Guards of its own, by their names in app/shell/guard.server.ts; an unknown one stops the start. */
  middleware?: readonly string[];
  /** Check of its address, by its name there; where it fails the page is not found. */
  validate?: string;
}

export const screens: readonly Screen[] = [
  {
    path: '/',
    file: 'pages/home.tsx',
    isPublic: true,
    layout: 'wide',
    whiteBackground: true,
    words: ['vacancies'],
  },
  { path: '/uitloggen', file: 'sessions/sign-out.tsx', isExit: true },
  {
    path: '/volunteerly/changelog',
    file: 'changelog/changelog.tsx',
    whiteBackground: true,
    title: 'changelog',
    description: 'changelog',
  },
  {
    path: '/confirm',
    file: 'applications/confirm.tsx',
    isPublic: true,
    title: 'confirm',
    words: ['signups', 'sessions'],
  },
  {
    path: '/signup',
    file: 'signups/sign-up.tsx',
    isPublic: true,
    title: 'signUp',
    words: ['sessions', 'applications'],
  },
  { path: '/signup/success', file: 'signups/success.tsx', isPublic: true, title: 'signUpSuccess' },
  { path: '/auth/reset', file: 'sessions/reset.tsx', isPublic: true, layout: 'empty', title: 'reset' },
  { path: '/auth/token', file: 'sessions/token.tsx', isExit: true, layout: 'empty', title: 'signIn' },
  { path: '/auth/login-1', file: 'sessions/sign-in.tsx', isPublic: true, layout: 'empty', title: 'signIn' },
  { path: '/auth/recover', file: 'sessions/recover.tsx', isPublic: true, layout: 'empty', title: 'recover' },
  { path: '/account/roles', file: 'own-account/roles.tsx', title: 'roles' },
  {
    path: '/account/verwijderen',
    file: 'account-removals/remove.tsx',
    isPublic: true,
    title: 'accountRemoval',
  },
  { path: '/users', file: 'users/list.tsx', title: 'users' },
  { path: '/users/add', file: 'users/add.tsx', title: 'userAdd', words: ['imports'] },
  {
    path: '/users/:id',
    file: 'users/show.tsx',
    title: 'user',
    words: ['audit-events', 'internal-notes'],
    validate: 'idIsUuid',
  },
  { path: '/users/:id/edit', file: 'users/edit.tsx', title: 'user', validate: 'idIsUuid' },
  { path: '/users/:id/add_role', file: 'users/add-role.tsx', title: 'user', validate: 'idIsUuid' },
  { path: '/profile-edit', file: 'own-account/edit.tsx', title: 'profileEdit' },
  { path: '/profile-edit/email', file: 'own-account/email.tsx', title: 'profileEmail' },
  { path: '/profile-edit/settings', file: 'own-account/settings.tsx', title: 'profileSettings' },
  { path: '/profile-edit/periodieke-mail', file: 'own-account/digest.tsx', title: 'profileDigest' },
  { path: '/profiel', file: 'own-account/show.tsx', title: 'profile', words: ['data-downloads'] },
  {
    path: '/profiel/verwijderd',
    file: 'account-removals/removed.tsx',
    title: 'accountRemoved',
    // Nobody is signed in any more who comes here.
    isExit: true,
  },
  {
    path: '/vacancies/:id',
    file: 'vacancies/show.tsx',
    isPublic: true,
    title: 'vacancy',
    validate: 'idIsUuid',
  },
  {
    path: '/vacancies/search',
    file: 'vacancies/search.tsx',
    isPublic: true,
    layout: 'wide',
    title: 'search',
    description: 'search',
  },
  { path: '/applications', file: 'applications/list.tsx', title: 'applications' },
  {
    path: '/applications/:id',
    file: 'applications/show.tsx',
    title: 'application',
    words: ['vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/organizations',
    file: 'organizations/list.tsx',
    title: 'organizations',
    description: 'organizations',
  },
  { path: '/organizations/add', file: 'organizations/add.tsx', title: 'addOrganization' },
  { path: '/organizations/approve', file: 'admission/approve.tsx', title: 'approve' },
  {
    path: '/organizations/:id',
    file: 'organizations/show.tsx',
    isPublic: true,
    title: 'organization',
    words: ['vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/organizations/:id/edit',
    file: 'organizations/edit.tsx',
    title: 'editOrganization',
    validate: 'idIsUuid',
  },
  {
    path: '/organizations/:id/move',
    file: 'organization-care/move.tsx',
    title: 'moveOrganization',
    validate: 'idIsUuid',
  },
  {
    path: '/organizations/signup',
    file: 'admission/signup.tsx',
    isPublic: true,
    title: 'organizationSignup',
    description: 'organizationSignup',
  },
  {
    path: '/organizations/signup/success',
    file: 'admission/signup-success.tsx',
    isPublic: true,
    title: 'organizationSignup',
  },
  { path: '/dashboard', file: 'dashboard/dashboard.tsx', title: 'dashboard', words: ['applications'] },
  { path: '/notificaties', file: 'notifications/list.tsx', title: 'notifications' },
  { path: '/instellingen/organisatie', file: 'organizations/own.tsx', title: 'ownOrganization' },
];

const testScreens = developerPages.map<Screen>((name) => ({
  path: `/test/${name}`,
  file: `stories/${name.replace('/:part?', '')}.tsx`,
  isPublic: true,
  layout: 'empty',
  middleware: ['developerOnly'],
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
  ...allScreens.flatMap(({ path, file }) => threefold(path, `features/${file}`, file.replace('.tsx', ''))),
  ...threefold('/preferences', 'shell/preferences.tsx', 'preferences'),
  ...threefold('/sign-in-as', 'shell/sign-in-as.tsx', 'sign-in-as'),
  ...threefold('/zoek-alles', 'features/palette/find-all.ts', 'find-all'),
  { id: 'not-found', path: '*', file: 'shell/not-found.tsx' },
] satisfies RouteConfig;
