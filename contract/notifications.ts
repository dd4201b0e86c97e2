/** What somebody should know of. The sentence is made on the screen, from the kind and the names. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

export const notificationKinds = [
  'application_received',
  'application_withdrawn',
  'application_reminder',
  'application_accepted',
  'application_rejected',
  'vacancy_published',
  'vacancy_returned',
  'vacancy_rejected',
  'vacancy_ending',
  'vacancy_ended',
  'vacancy_unchecked',
  'organization_received',
  'organization_approved',
  'organization_denied',
  'organization_archived',
  'organization_restored',
  'organization_join_requested',
  'organization_join_accepted',
  'organization_join_declined',
  'question_assigned',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The ways by which somebody may be told. */
export const notificationWays = ['mail', 'app'] as const;
export type NotificationWay = (typeof notificationWays)[number];

/** Who is told of a kind: who applies, or the staff of an organisation and its centre. One that is not named is everybody's. */
export const notificationAudience: Partial<Record<NotificationKind, 'applicant' | 'staff'>> = {
  application_received: 'staff',
  application_withdrawn: 'staff',
  application_reminder: 'staff',
  application_accepted: 'applicant',
  application_rejected: 'applicant',
  vacancy_published: 'staff',
  vacancy_returned: 'staff',
  vacancy_rejected: 'staff',
  vacancy_ending: 'staff',
  vacancy_ended: 'staff',
  vacancy_unchecked: 'staff',
  organization_received: 'staff',
  organization_approved: 'staff',
  organization_denied: 'staff',
  organization_archived: 'staff',
  organization_restored: 'staff',
  organization_join_requested: 'staff',
  question_assigned: 'staff',
};

/** What somebody chose: by kind, whether by mail and whether in the app. Kinds that are left out stay as they are. */
export const notificationPreferences = () =>
  z.array(z.object({ kind: oneOf(notificationKinds), mail: z.boolean(), app: z.boolean() })).check(
    z.maxLength(notificationKinds.length),
    z.refine((rows) => new Set(rows.map(({ kind }) => kind)).size === rows.length, {
      params: { code: 'duplicate' },
    }),
  );

/** As they are stored; what is absent is on. */
export type StoredPreferences = Partial<Record<string, Partial<Record<NotificationWay, boolean>>>>;

/** Whether somebody with these choices wants to be told of this kind in this way. */
export const wantsNotification = (
  stored: StoredPreferences,
  kind: NotificationKind,
  way: NotificationWay,
): boolean => stored[kind]?.[way] ?? true;

const attributes = z.object({
  kind: oneOf(notificationKinds),
  /** Who did it: the applicant, or who answered; null when that is not known. */
  personName: z.nullable(z.string()),
  /** In the reader's language where the vacancy has it; null when it is not about one. */
  vacancyTitle: z.nullable(z.string()),
  organizationName: z.string(),
  /** Of a vacancy that has ended: how many people still wait for an answer; null when nobody does. */
  waitingCount: z.nullable(z.int()),
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
  abilities: [],
  filters: {},
  /** `true` leaves out what was read. */
  scopes: { unread: oneOf(['true', 'false']) },
  sorts: ['createdAt'],
  includes: [],
});

/** `meta` of every list: how many are unread, whatever page is shown. */
export const notificationsMeta = z.object({ unread: z.int() });
