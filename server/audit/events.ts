/** The record of who did what. Written in the transaction of the change; the server's role can never alter it. */
import { v7 as uuidv7 } from 'uuid';
import { topicOf, type AuditEventOf } from '#contract/audit-actions.ts';
import { fullName, type ActingAdmin, type Anonymous, type SignedIn } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type AuditEntry = AuditEventOf & {
  subjectId: string;
  fromState?: string | null;
  toState?: string | null;
  reason?: string | null;
  /** How many it was done with, for an action with more than one thing. */
  records?: number;
} & PartOfEvent;

/** For what one does to each of many: the whole is told as one action, and each is on the record of its own subject alone. */
export interface PartOfEvent {
  isPart?: boolean | undefined;
}

/** What the record keeps of who did it: whoever is signed in is one, and a job that goes on with what somebody began. */
export type Recorder =
  | (Pick<SignedIn, 'kind' | 'userId' | 'firstName' | 'lastName'> & {
      actingAdmin: Pick<ActingAdmin, 'userId' | 'name'> | null;
    })
  | Anonymous;

/** `actor` null is the product itself (expiry and the like). Answers the id of the record. */
export async function recordAudit(
  scope: TenantScope,
  actor: Recorder | null,
  entry: AuditEntry,
): Promise<string> {
  const [id = ''] = await recordAudits(scope, actor, [entry]);
  return id;
}

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const batch = 2000;

/** Several at once, for an action that touches many records. Answers their ids. */
export async function recordAudits(
  scope: TenantScope,
  actor: Recorder | null,
  entries: readonly AuditEntry[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const person = actor?.kind === 'user' ? actor : null;
  const rows = entries.slice(0, batch).map((entry) => ({
    ...recorded(scope, entry),
    actorId: person?.userId ?? null,
    actorName: person ? fullName(person) : null,
    actingAdminId: person?.actingAdmin?.userId ?? null,
    actingAdminName: person?.actingAdmin?.name ?? null,
  }));
  await scope.db.insertInto('auditEvents').values(rows).execute();
  return [...rows.map(({ id }) => id), ...(await recordAudits(scope, actor, entries.slice(batch)))];
}

/** The row of an action, without who did it. */
const recorded = (scope: TenantScope, entry: AuditEntry) => ({
  volunteerCenterId: scope.centerId,
  id: uuidv7(),
  act: entry.act,
  subjectType: entry.subjectType,
  subjectId: entry.subjectId,
  topic: entry.isPart ? 'part' : (topicOf(entry.subjectType, entry.act) ?? 'people'),
  fromState: entry.fromState ?? null,
  toState: entry.toState ?? null,
  reason: entry.reason ?? null,
  records: entry.records ?? null,
});
