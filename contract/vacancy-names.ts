/** What kinds of vacancies and their states are called: on every screen, and in the file of the list. */
import type { Locale } from './locales.ts';
import type { VacancyStatus, VacancyType } from './vacancy-fields.ts';

export const vacancyTypeNames = {
  nl: {
    volunteering: 'Vrijwilligerswerk',
    p2p: 'Van mens tot mens',
    'one-on-one': 'Een-op-een-hulp',
    'neighbour-help': 'Burenhulp',
    activity: 'Activiteit',
    language: 'Taalmaatje',
  },
  en: {
    volunteering: 'Volunteering',
    p2p: 'Person to person',
    'one-on-one': 'One-to-one help',
    'neighbour-help': 'Neighbour help',
    activity: 'Activity',
    language: 'Language buddy',
  },
} as const satisfies Record<Locale, Record<VacancyType, string>>;

export const vacancyStatusNames = {
  nl: {
    draft: 'Concept',
    published: 'Gepubliceerd',
    filled: 'Vervuld',
    expired: 'Verlopen',
    archived: 'Gearchiveerd',
    deleted: 'Verwijderd',
  },
  en: {
    draft: 'Draft',
    published: 'Published',
    filled: 'Filled',
    expired: 'Expired',
    archived: 'Archived',
    deleted: 'Deleted',
  },
} as const satisfies Record<Locale, Record<VacancyStatus, string>>;
