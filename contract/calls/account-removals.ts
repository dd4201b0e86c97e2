/** The calls of account removals. */
import { call } from '../call.ts';
import { accountRemovalConfirmation, accountRemovalRequest, accountRemovals } from '../account-removals.ts';

export const accountRemovalCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/account_removals',
    summary: 'Ask for the mail with which an account is removed; the same answer for an unknown address',
    answers: accountRemovals,
    creates: true,
    body: { type: 'flat', schema: accountRemovalRequest },
  }),
  confirm: call({
    method: 'POST',
    path: '/api/v1/account_removals/confirm',
    summary: 'Remove the account that the link of the mail is for',
    answers: accountRemovals,
    body: { type: 'flat', schema: accountRemovalConfirmation },
  }),
};
