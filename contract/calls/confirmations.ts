/** The calls of confirmations. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { applications } from '../applications.ts';
import { signups } from '../signups.ts';
import { anyConfirmation, confirmation } from '../confirmations.ts';

export const confirmationCalls = {
  confirm: call({
    method: 'POST',
    path: '/api/v1/confirm',
    summary: 'Use up the one-time link of a mail: of an application, or of an account',
    answers: applications,
    alsoAnswers: signups,
    /** What comes next, where something does: an account to make, or a password to choose. */
    meta: z.object({ accountToken: z.optional(z.string()), resetPasswordToken: z.optional(z.string()) }),
    body: { type: 'flat', schema: anyConfirmation },
  }),
  again: call({
    method: 'POST',
    path: '/api/v1/confirm/again',
    summary: 'Send the mail of an application once more to its mailbox, by the link of an older one',
    answers: applications,
    isSilent: true,
    body: { type: 'flat', schema: confirmation },
  }),
};
