/** The calls of signups. */
import { call } from '../call.ts';
import { signUp, signups } from '../signups.ts';

export const signupCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/signup',
    summary: 'Make an account as a volunteer; a mail proves the address',
    answers: signups,
    creates: true,
    isIdempotent: true,
    body: { type: 'signups', schema: signUp },
  }),
};
