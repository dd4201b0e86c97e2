/** The calls of sessions. */
import { call } from '../call.ts';
import { sessions } from '../sessions.ts';

export const sessionCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'The devices on which one is signed in',
    answers: sessions,
    list: sessions,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/sessions/:id',
    summary: 'Sign out on one of one’s own devices',
    answers: sessions,
    isSilent: true,
  }),
  removeOthers: call({
    method: 'DELETE',
    path: '/api/v1/sessions/others',
    summary: 'Sign out on every device but this one',
    answers: sessions,
    isSilent: true,
  }),
};
