/** The day of whoever is signed in: overview, figures, conversations, notifications and settings. In the specification from /dashboard to /instellingen/contact-person. */
import type { Screen } from './screen.ts';

export const workingDay: readonly Screen[] = [
  {
    path: '/dashboard',
    file: 'dashboard/dashboard',
    title: 'dashboard',
    words: ['applications', 'vacancies', 'audit-events'],
  },
  { path: '/notificaties', file: 'notifications/list', title: 'notifications' },
  { path: '/contactformulier', file: 'contact-messages/write', title: 'own' },
  {
    path: '/contactformulier/zonder-account',
    file: 'contact-messages/ask',
    isPublic: true,
    title: 'own',
  },
  { path: '/contactformulier/berichten', file: 'contact-messages/list', title: 'own' },
  {
    path: '/contactformulier/berichten/:id',
    file: 'contact-messages/show',
    validate: 'idIsUuid',
    title: 'own',
  },
  {
    path: '/instellingen',
    file: 'center-settings/edit',
    title: 'own',
    words: ['organizations'],
  },
  { path: '/instellingen/design', file: 'themes/design', layout: 'empty', title: 'own' },
  {
    path: '/instellingen/footer',
    file: 'center-settings/footer',
    words: ['menu-items'],
    title: 'own',
  },
  {
    path: '/instellingen/teksten',
    file: 'legal-text-admin/edit',
    words: ['pages'],
    title: 'own',
  },
  { path: '/instellingen/organisatie', file: 'organizations/own', title: 'ownOrganization' },
  { path: '/instellingen/contact-person', file: 'contact-people/list', title: 'own' },
];
