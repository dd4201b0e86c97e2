/** What is in a file of people, as it is called on the screen, in the report that is downloaded and in the example. */
import type { ImportField } from './imports.ts';
import type { Locale } from './locales.ts';

export const importFieldNames: Record<Locale, Record<ImportField, string>> = {
  nl: {
    email: 'E-mail',
    firstName: 'Voornaam',
    lastNamePrefix: 'Tussenvoegsel',
    lastName: 'Achternaam',
    fullName: 'Hele naam',
    phoneNumber: 'Telefoon',
    jobTitle: 'Functie',
    gender: 'Geslacht',
    locale: 'Taal',
    role: 'Rol',
    organization: 'Organisatie',
  },
  en: {
    email: 'Email',
    firstName: 'First name',
    lastNamePrefix: 'Last name prefix',
    lastName: 'Last name',
    fullName: 'Full name',
    phoneNumber: 'Phone',
    jobTitle: 'Job title',
    gender: 'Gender',
    locale: 'Language',
    role: 'Role',
    organization: 'Organisation',
  },
};

/** Two people with everything that can be said of one, to download: shipped in `public`. */
export const importExamples: Record<Locale, string> = {
  nl: '/examples/mensen.csv',
  en: '/examples/people.csv',
};
