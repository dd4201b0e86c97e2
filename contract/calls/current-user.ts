/** The calls of current user. */
import { call } from '../call.ts';
import { users } from '../users.ts';
import { currentUserUpdate, ownPasswordChange } from '../account.ts';

export const currentUserCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/current_user',
    summary: 'The account of whoever asks',
    answers: users,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/current_user',
    summary: 'Change one’s own account; address, status and roles have calls of their own',
    answers: users,
    body: {
      type: 'users',
      schema: currentUserUpdate,
      elsewhere: ['email', 'status', 'confirmedAt', 'invitedAt', 'lastSignInAt', 'archivedAt'],
    },
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/v1/current_user/password',
    summary: 'Change one’s own password, with the one of now; other devices are signed out',
    answers: users,
    body: { type: 'own_passwords', schema: ownPasswordChange },
  }),
};
