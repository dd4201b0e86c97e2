/** Links by which one person fills a form in: who was asked, and what became of it. */
import * as z from 'zod/mini';
import { email, moment, oneOf, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { shownName } from './names.ts';

/** So many people are asked at once, and for one form. */
export const mostAskedAtOnce = 500;
export const mostTokens = 2000;
/** So many are mailed by a centre in 24 hours. */
export const mostMailedADay = 5000;
/** And for one of its organisations, and by one of their people, so that no organisation uses up what all have. */
export const mostMailedByOrganization = 500;

/** `waiting`: the mailbox had too many mails, so that it was not sent yet; `used`: it was filled in by it, whatever became of the link since. */
export const tokenStates = ['waiting', 'sent', 'used', 'withdrawn'] as const;
export type TokenState = (typeof tokenStates)[number];

/** Letters of a name. */
export const longestAskedName = 120;

/** Somebody who is asked. */
export const askedPerson = z.object({
  email: email(),
  name: z.optional(z.nullable(shownName(longestAskedName))),
});
export type AskedPerson = z.infer<typeof askedPerson>;

/** Body of POST /forms/{id}/tokens. */
export const formTokenCreate = z.object({
  /** Who has a link already gets none again. */
  people: z.array(askedPerson).check(z.minLength(1), z.maxLength(mostAskedAtOnce)),
});
export type FormTokenCreate = z.infer<typeof formTokenCreate>;

export const formTokens = resourceContract({
  type: 'form_tokens',
  attributes: z.object({
    formId: recordId(),
    email: z.string(),
    name: z.nullable(z.string()),
    state: oneOf(tokenStates),
    sentAt: z.nullable(moment()),
    /** When it was filled in by it last. */
    usedAt: z.nullable(moment()),
    /** Since when it opens nothing. */
    withdrawnAt: z.nullable(moment()),
    createdAt: moment(),
  }),
  relationships: {},
  abilities: ['send', 'withdraw'],
  filters: { formId: 'id', state: 'word', email: 'email' },
  scopes: {},
  sorts: ['createdAt', 'email'],
  includes: [],
});

/** `meta` of asking several: what became of them. */
export const formTokenMeta = z.object({
  /** How many got a link. */
  sent: z.int(),
  /** Addresses that had one. */
  known: z.array(z.string()),
  /** Addresses whose mailbox had too many mails; a link is kept for each, to be sent later. */
  waiting: z.array(z.string()),
});
