/** What a role is called: on every screen, in mails, and in files of people that are brought in. */
import type { Locale } from './locales.ts';
import type { Role } from './roles.ts';

export const roleNames = {
  nl: {
    admin: 'Beheerder',
    volunteer: 'Vrijwilliger',
    content_manager: 'Redacteur',
    mentor: 'Mentor',
    student: 'Leerling',
    organization_superuser: 'Organisatiebeheerder',
    center_superuser: 'Centralebeheerder',
    page_manager: 'Paginabeheerder',
  },
  en: {
    admin: 'Administrator',
    volunteer: 'Volunteer',
    content_manager: 'Editor',
    mentor: 'Mentor',
    student: 'Student',
    organization_superuser: 'Organisation manager',
    center_superuser: 'Centre manager',
    page_manager: 'Page manager',
  },
} as const satisfies Record<Locale, Record<Role, string>>;
