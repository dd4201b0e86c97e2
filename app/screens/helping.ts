/** What people help with and for whom: vacancies, applications and organisations. In the specification from /vacancies to /organizations/signup/success. */
import type { Screen } from './screen.ts';

export const helping: readonly Screen[] = [
  { path: '/vacancies', file: 'vacancy-care/list.tsx', title: 'vacancies', words: ['vacancies'] },
  { path: '/vacancies/add', file: 'vacancy-care/add.tsx', title: 'addVacancy', words: ['vacancies'] },
  {
    path: '/vacancies/:id',
    file: 'vacancies/show.tsx',
    isPublic: true,
    title: 'vacancy',
    validate: 'idIsUuid',
  },
  {
    path: '/vacancies/:id/edit',
    file: 'vacancy-care/edit.tsx',
    words: ['vacancies'],
    title: 'editVacancy',
    validate: 'idIsUuid',
  },
  {
    path: '/vacancies/search',
    file: 'vacancies/search.tsx',
    isPublic: true,
    layout: 'wide',
    title: 'search',
    description: 'search',
  },
  { path: '/applications', file: 'applications/list.tsx', title: 'applications' },
  {
    path: '/applications/:id',
    file: 'applications/show.tsx',
    title: 'application',
    words: ['vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/organizations',
    file: 'organizations/list.tsx',
    title: 'organizations',
    description: 'organizations',
  },
  { path: '/organizations/add', file: 'organizations/add.tsx', title: 'addOrganization' },
  { path: '/organizations/approve', file: 'admission/approve.tsx', title: 'approve' },
  {
    path: '/organizations/:id',
    file: 'organizations/show.tsx',
    isPublic: true,
    isWork: true,
    title: 'organization',
    words: ['vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/organizations/:id/edit',
    file: 'organizations/edit.tsx',
    title: 'editOrganization',
    validate: 'idIsUuid',
  },
  {
    path: '/organizations/:id/move',
    file: 'organization-care/move.tsx',
    title: 'moveOrganization',
    validate: 'idIsUuid',
  },
  {
    path: '/organizations/signup',
    file: 'admission/signup.tsx',
    isPublic: true,
    title: 'organizationSignup',
    description: 'organizationSignup',
  },
  {
    path: '/organizations/signup/success',
    file: 'admission/signup-success.tsx',
    isPublic: true,
    title: 'organizationSignup',
  },
];
