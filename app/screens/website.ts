/** What visitors come for: pages, news, the social map and the calendar. In the specification from /switch to /activiteitenkalender/overzicht. */
import type { Screen } from './screen.ts';

export const website: readonly Screen[] = [
  { path: '/switch', file: 'center-places/switch.tsx', isPublic: true, layout: 'empty', title: 'own' },
  {
    path: '/',
    file: 'pages/home.tsx',
    isPublic: true,
    layout: 'wide',
    whiteBackground: true,
    words: ['vacancies'],
  },
  {
    path: '/:slug?',
    file: 'pages/page.tsx',
    isPublic: true,
    layout: 'wide',
    whiteBackground: true,
    words: ['vacancies'],
  },
  {
    path: '/nieuws/:slug?',
    file: 'pages/news.tsx',
    isPublic: true,
    layout: 'wide',
    title: 'news',
    description: 'news',
    words: ['vacancies'],
  },
  {
    path: '/concept/:token',
    file: 'pages/draft.tsx',
    isPublic: true,
    layout: 'wide',
    whiteBackground: true,
    title: 'draftPage',
    words: ['vacancies'],
  },
  { path: '/partners', file: 'partners/list.tsx', isPublic: true, isWork: true, title: 'own' },
  { path: '/partners/add', file: 'partners/add.tsx', title: 'own' },
  {
    path: '/partners/:id',
    file: 'partners/show.tsx',
    isPublic: true,
    isWork: true,
    title: 'own',
    validate: 'idIsUuid',
  },
  { path: '/partners/:id/edit', file: 'partners/edit.tsx', title: 'own', validate: 'idIsUuid' },
  { path: '/uitloggen', file: 'sessions/sign-out.tsx', isExit: true },
  {
    path: '/volunteerly/changelog',
    file: 'changelog/changelog.tsx',
    whiteBackground: true,
    title: 'changelog',
    description: 'changelog',
  },
];
