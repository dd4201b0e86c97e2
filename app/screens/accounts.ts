/** Coming in, users, and one’s own account. In the specification from /confirm to /profiel/verwijderd. */
import type { Screen } from './screen.ts';

export const accounts: readonly Screen[] = [
  {
    path: '/confirm',
    file: 'applications/confirm',
    isPublic: true,
    title: 'confirm',
    words: ['signups', 'sessions'],
  },
  {
    path: '/signup',
    file: 'signups/sign-up',
    isPublic: true,
    title: 'signUp',
    words: ['sessions', 'applications'],
  },
  { path: '/signup/success', file: 'signups/success', isPublic: true, title: 'signUpSuccess' },
  { path: '/auth/reset', file: 'sessions/reset', isPublic: true, layout: 'empty', title: 'reset' },
  { path: '/auth/token', file: 'sessions/token', isExit: true, layout: 'empty', title: 'signIn' },
  { path: '/auth/login-1', file: 'sessions/sign-in', isPublic: true, layout: 'empty', title: 'signIn' },
  { path: '/auth/recover', file: 'sessions/recover', isPublic: true, layout: 'empty', title: 'recover' },
  {
    path: '/auth/first-admin',
    file: 'first-admins/add',
    isPublic: true,
    layout: 'empty',
    title: 'own',
    words: ['managed-centers', 'sessions'],
  },
  { path: '/account/roles', file: 'account/roles', title: 'roles' },
  {
    path: '/account/verwijderen',
    file: 'account-removals/remove',
    isPublic: true,
    title: 'accountRemoval',
  },
  { path: '/users', file: 'users/list', title: 'users' },
  { path: '/users/add', file: 'users/add', title: 'userAdd', words: ['imports'] },
  {
    path: '/users/:id',
    file: 'users/show',
    title: 'user',
    words: ['audit-events', 'internal-notes'],
    validate: 'idIsUuid',
  },
  { path: '/users/:id/edit', file: 'users/edit', title: 'user', validate: 'idIsUuid' },
  { path: '/users/:id/add_role', file: 'users/add-role', title: 'user', validate: 'idIsUuid' },
  { path: '/profile-edit', file: 'account/edit', title: 'profileEdit' },
  { path: '/profile-edit/email', file: 'account/email', title: 'profileEmail' },
  { path: '/profile-edit/settings', file: 'account/settings', title: 'profileSettings' },
  { path: '/profile-edit/periodieke-mail', file: 'account/digest', title: 'profileDigest' },
  { path: '/profiel', file: 'account/show', title: 'profile', words: ['data-downloads'] },
  {
    path: '/profiel/verwijderd',
    file: 'account-removals/removed',
    title: 'accountRemoved',
    // Nobody is signed in any more who comes here.
    isExit: true,
  },
];
