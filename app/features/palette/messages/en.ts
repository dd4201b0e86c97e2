import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  label: 'Find or go to',
  placeholder: 'Type a name, vacancy or screen',
  hint: 'Arrows choose, Enter opens, Esc closes',
  close: 'Close',
  groups: {
    recent: 'Chosen lately',
    screens: 'Screens',
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
  noneText: 'Try another word, or part of the name.',
  failed: 'Searching did not work. You can still open screens.',
} satisfies Words<typeof nl>;
