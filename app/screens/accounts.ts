/** Coming in, users, and one’s own account. In the specification from /confirm to /profiel/verwijderd. */
import type { Screen } from './screen.ts';

export const accounts: readonly Screen[] = [
  {
    path: '/confirm',
    file: 'applications/confirm.tsx',
    isPublic: true,
    title: 'confirm',
    words: ['signups', 'sessions'],
  },
  {
    path: '/signup',
    file: 'signups/sign-up.tsx',
    isPublic: true,
    title: 'signUp',
    words: ['sessions', 'applications'],
  },
  { path: '/signup/success', file: 'signups/success.tsx', isPublic: true, title: 'signUpSuccess' },
  { path: '/auth/reset', file: 'sessions/reset.tsx', isPublic: true, layout: 'empty', title: 'reset' },
  { path: '/auth/token', file: 'sessions/token.tsx', isExit: true, layout: 'empty', title: 'signIn' },
  { path: '/auth/login-1', file: 'sessions/sign-in.tsx', isPublic: true, layout: 'empty', title: 'signIn' },
  { path: '/auth/recover', file: 'sessions/recover.tsx', isPublic: true, layout: 'empty', title: 'recover' },
  {
    path: '/auth/first-admin',
    file: 'first-admins/add.tsx',
    isPublic: true,
    layout: 'empty',
    title: 'own',
    words: ['managed-centers', 'sessions'],
  },
  { path: '/account/roles', file: 'account/roles.tsx', title: 'roles' },
  {
    path: '/account/verwijderen',
    file: 'account-removals/remove.tsx',
    isPublic: true,
    title: 'accountRemoval',
  },
  { path: '/users', file: 'users/list.tsx', title: 'users' },
  { path: '/users/add', file: 'users/add.tsx', title: 'userAdd', words: ['imports'] },
  {
    path: '/users/:id',
    file: 'users/show.tsx',
    title: 'user',
    words: ['audit-events', 'internal-notes'],
    validate: 'idIsUuid',
  },
  { path: '/users/:id/edit', file: 'users/edit.tsx', title: 'user', validate: 'idIsUuid' },
  { path: '/users/:id/add_role', file: 'users/add-role.tsx', title: 'user', validate: 'idIsUuid' },
  { path: '/profile-edit', file: 'account/edit.tsx', title: 'profileEdit' },
  { path: '/profile-edit/email', file: 'account/email.tsx', title: 'profileEmail' },
  { path: '/profile-edit/settings', file: 'account/settings.tsx', title: 'profileSettings' },
  { path: '/profile-edit/periodieke-mail', file: 'account/digest.tsx', title: 'profileDigest' },
  { path: '/profiel', file: 'account/show.tsx', title: 'profile', words: ['data-downloads'] },
  {
    path: '/profiel/verwijderd',
    file: 'account-removals/removed.tsx',
    title: 'accountRemoved',
    // Nobody is signed in any more who comes here.
    isExit: true,
  },
];
