/** What the state of an account is called: in the list of users, and in the file of it. */
import type { Locale } from './locales.ts';
import type { UserStatus } from './users.ts';

export const userStatusNames = {
  nl: { active: 'Actief', invited: 'Uitgenodigd', inactive: 'Inactief', archived: 'Gearchiveerd' },
  en: { active: 'Active', invited: 'Invited', inactive: 'Inactive', archived: 'Archived' },
} as const satisfies Record<Locale, Record<UserStatus, string>>;
