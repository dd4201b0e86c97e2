/** Mails that went out to somebody: what about, when, and what became of it. Never what stood in it: links in it open accounts. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

export const emailStatuses = ['queued', 'sent', 'bounced', 'failed'] as const;

export const emailDeliveries = resourceContract({
  type: 'email_deliveries',
  attributes: z.object({
    /** Name of the template, such as `invitation`. */
    template: z.string(),
    recipient: z.string(),
    /** Empty once it was about somebody who is gone. */
    subject: z.string(),
    status: oneOf(emailStatuses),
    /** Why it did not arrive, as the mail server said it. */
    failure: z.nullable(z.string()),
    sentAt: z.nullable(moment()),
    createdAt: moment(),
  }),
  relationships: {},
  abilities: [],
  filters: { status: 'word', createdAt: 'moment' },
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});

/** About the account itself: what somebody may see of whom they invited, without seeing what other organisations wrote. */
export const accountMails: readonly string[] = [
  'invitation',
  'account_confirm',
  'account_known',
  'account_parent',
  'account_changed',
  'account_archiving',
  'password_reset',
  'sign_in_link',
  'email_change_confirm',
];
