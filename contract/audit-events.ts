/** What happened: who did what with which record, when. Written by the server alone, and only ever read. */
import * as z from 'zod/mini';
import { moment, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

const attributes = z.object({
  /** Null is the product itself, such as a vacancy that expired. */
  actorName: z.nullable(z.string()),
  /** Who did it while signed in as the actor; null when people acted for themselves. */
  actingAdminName: z.nullable(z.string()),
  /** The reader did it. */
  isOwn: z.boolean(),
  /** It was done with the reader's own account. */
  isAboutReader: z.boolean(),
  act: z.string(),
  /** JSON:API type of what it was done with. */
  subjectType: z.string(),
  subjectId: z.string(),
  /** The applicant, the vacancy's title, the name of the organisation or the person; null for what is gone or not for this reader. */
  subjectName: z.nullable(z.string()),
  /** Title of the vacancy that an application is for. */
  vacancyTitle: z.nullable(z.string()),
  fromState: z.nullable(z.string()),
  toState: z.nullable(z.string()),
  /** Of an organisation: why it was denied, or the other one that it became one with, or the centre that it came from or went to. */
  reason: z.nullable(z.string()),
  createdAt: moment(),
});
export type AuditEventAttributes = z.infer<typeof attributes>;

export const auditEvents = resourceContract({
  type: 'audit_events',
  attributes,
  relationships: {},
  acts: [],
  filters: { act: 'word', subjectType: 'word', subjectId: 'id', createdAt: 'moment' },
  scopes: {
    /** Of one organisation, and of those that became part of it. */
    ofOrganization: recordId(),
  },
  sorts: ['createdAt'],
  includes: [],
});
