/** The calls of sign in as. */
import { call } from '../call.ts';
import { users } from '../users.ts';
import { signInAs } from '../sign-in-as.ts';

export const signInAsCalls = {
  begin: call({
    method: 'POST',
    path: '/api/v1/sign_in_as_user',
    summary: 'Sign in as somebody else for an hour; the audit log has both names',
    answers: users,
    opensSession: true,
    body: { type: 'flat', schema: signInAs },
  }),
};
