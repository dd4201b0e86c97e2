/** The calls of organization signups. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { organizationJoin, organizationSignup, organizationSignups } from '../organization-signups.ts';
import { confirmation } from '../confirmations.ts';

export const organizationSignupCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/organizations/signup',
    summary: 'Sign an organisation up: it waits for the link in the mail, then for the centre',
    answers: organizationSignups,
    creates: true,
    isIdempotent: true,
    body: { type: 'organization_signups', schema: organizationSignup },
  }),
  join: call({
    method: 'POST',
    path: '/api/v1/organizations/:id/join',
    summary: 'Ask for a place in an organisation; its people and the centre answer',
    answers: organizationSignups,
    isIdempotent: true,
    body: { type: 'flat', schema: organizationJoin },
  }),
  confirm: call({
    method: 'POST',
    path: '/api/v1/organizations/signup/confirm',
    summary: 'Press the button behind the link of the mail',
    answers: organizationSignups,
    /** A password is asked for first: the token that takes it. */
    meta: z.object({ resetPasswordToken: z.optional(z.string()) }),
    body: { type: 'flat', schema: confirmation },
  }),
};
