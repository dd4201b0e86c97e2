import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  label: 'Search or go to',
  placeholder: 'Type a name, a vacancy or a page',
  hint: 'Arrow keys to choose, Enter to open, Esc to close',
  close: 'Close',
  groups: {
    recent: 'Recent',
    screens: 'Go to',
    users: 'People',
    vacancies: 'Vacancies',
    applications: 'Applications',
    organizations: 'Organisations',
  },
  /** Screens that are called otherwise here than in their title. */
  names: {
    profileSettings: 'Settings: password, notifications and devices',
    importUsers: 'Import users',
  },
  /** By which words a screen is looked for besides its name. */
  also: {
    accountRemoval: 'remove delete close erase',
    changelog: 'version news changes',
    search: 'find work volunteering jobs',
    roles: 'rights organisation',
    profileEdit: 'name phone details settings account',
    profileEmail: 'mail sign in change',
    profileSettings: 'password security passkey code devices notifications mail email language',
    profileDigest: 'mail email newsletter days',
    profile: 'data privacy access download gdpr',
    users: 'people persons volunteers accounts colleague',
    userAdd: 'invite people persons account',
    importUsers: 'import csv excel file list people',
    applications: 'replies answers',
    approve: 'queue judge new',
    organizationSignup: 'register',
    dashboard: 'today start home',
    notifications: 'messages bell mail',
    organizations: 'clubs charities associations',
    addOrganization: 'new',
    ownOrganization: 'settings page logo photo address',
  },
  count_zero: 'Nothing found',
  count_one: '1 result',
  count_other: '{{count}} results',
  noneText: 'Try another word or part of the name.',
  failed: 'The search didn’t work. You can still open pages.',
} satisfies Words<typeof nl>;
