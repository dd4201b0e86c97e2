/** What somebody should know of. The sentence is made on the screen, from the kind and the names. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

export const notificationKinds = [
  'application_received',
  'application_withdrawn',
  'application_accepted',
  'application_rejected',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const attributes = z.object({
  kind: oneOf(notificationKinds),
  /** Who did it: the applicant, or who answered; null when that is not known. */
  personName: z.nullable(z.string()),
  /** In the reader's language where the vacancy has it. */
  vacancyTitle: z.string(),
  organizationName: z.string(),
  /** The screen that it leads to, without language. */
  path: z.string(),
  /** Null is unread. */
  readAt: z.nullable(moment()),
  createdAt: moment(),
});
export type NotificationAttributes = z.infer<typeof attributes>;

export const notifications = resourceContract({
  type: 'notifications',
  attributes,
  relationships: {},
  acts: [],
  filters: {},
  /** `true` leaves out what was read. */
  scopes: { unread: oneOf(['true', 'false']) },
  sorts: ['createdAt'],
  includes: [],
});

/** `meta` of every list: how many are unread, whatever page is shown. */
export const notificationsMeta = z.object({ unread: z.int() });
