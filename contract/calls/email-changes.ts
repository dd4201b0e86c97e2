/** The calls of email changes. */
import { call } from '../call.ts';
import { emailChangeCreate, emailChanges } from '../email-changes.ts';
import { users } from '../users.ts';
import { confirmation } from '../confirmations.ts';

export const emailChangeCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/current_user/email_change',
    summary: 'The new address that waits for its proof; null when none does',
    answers: emailChanges,
    mayBeEmpty: true,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/current_user/email_change',
    summary: 'Ask for another e-mail address; its mailbox gets a button',
    answers: emailChanges,
    creates: true,
    body: { type: 'email_changes', schema: emailChangeCreate },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/current_user/email_change',
    summary: 'Take the asked change of address back',
    answers: emailChanges,
    isSilent: true,
  }),
  confirm: call({
    method: 'POST',
    path: '/api/v1/current_user/email_change/confirm',
    summary: 'Use up the link that proves the new address; the answer carries the new uid',
    answers: users,
    body: { type: 'flat', schema: confirmation },
  }),
};
