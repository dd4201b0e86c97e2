/** What the columns of a file of people are called, on the screen and in the report that is downloaded. */
import type { ImportField } from './imports.ts';
import type { Locale } from './locales.ts';

export const importFieldNames: Record<Locale, Record<ImportField, string>> = {
  nl: {
    email: 'E-mail',
    firstName: 'Voornaam',
    lastNamePrefix: 'Tussenvoegsel',
    lastName: 'Achternaam',
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
    phoneNumber: 'Phone',
    jobTitle: 'Job title',
    gender: 'Gender',
    locale: 'Language',
    role: 'Role',
    organization: 'Organisation',
  },
};
