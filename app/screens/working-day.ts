/** The day of whoever is signed in: overview, figures, conversations, notifications and settings. In the specification from /dashboard to /instellingen/contact-person. */
import type { Screen } from './screen.ts';

export const workingDay: readonly Screen[] = [
  {
    path: '/dashboard',
    file: 'dashboard/dashboard.tsx',
    title: 'dashboard',
    words: ['applications', 'vacancies', 'audit-events'],
  },
  { path: '/notificaties', file: 'notifications/list.tsx', title: 'notifications' },
  { path: '/contactformulier', file: 'contact-messages/write.tsx', title: 'own' },
  {
    path: '/contactformulier/zonder-account',
    file: 'contact-messages/ask.tsx',
    isPublic: true,
    title: 'own',
  },
  { path: '/contactformulier/berichten', file: 'contact-messages/list.tsx', title: 'own' },
  {
    path: '/contactformulier/berichten/:id',
    file: 'contact-messages/show.tsx',
    validate: 'idIsUuid',
    title: 'own',
  },
  {
    path: '/instellingen',
    file: 'center-settings/edit.tsx',
    title: 'own',
    words: ['organizations'],
  },
  { path: '/instellingen/design', file: 'themes/design.tsx', layout: 'empty', title: 'own' },
  {
    path: '/instellingen/footer',
    file: 'center-settings/footer.tsx',
    words: ['menu-items'],
    title: 'own',
  },
  {
    path: '/instellingen/teksten',
    file: 'legal-text-admin/edit.tsx',
    words: ['pages'],
    title: 'own',
  },
  { path: '/instellingen/organisatie', file: 'organizations/own.tsx', title: 'ownOrganization' },
  { path: '/instellingen/contact-person', file: 'contact-people/list.tsx', title: 'own' },
];
