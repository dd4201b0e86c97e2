/** The record of who did what. Written in the transaction of the change; the server's role can never alter it. */
import { v7 as uuidv7 } from 'uuid';
import { fullName, type Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface AuditEntry {
  act: string;
  subjectType: string;
  subjectId: string;
  fromState?: string | null;
  toState?: string | null;
  reason?: string | null;
}

/** `actor` null is the product itself (expiry and the like). */
export const recordAudit = (scope: TenantScope, actor: Actor | null, entry: AuditEntry): Promise<void> =>
  recordAudits(scope, actor, [entry]);

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const batch = 2000;

/** Several at once, for a deed that touches many records. */
export async function recordAudits(
  scope: TenantScope,
  actor: Actor | null,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const person = actor?.kind === 'user' ? actor : null;
  await scope.db
    .insertInto('auditEvents')
    .values(
      entries.slice(0, batch).map((entry) => ({
        volunteerCenterId: scope.centerId,
        id: uuidv7(),
        actorId: person?.userId ?? null,
        actorName: person ? fullName(person) : null,
        actingAdminId: person?.actingAdmin?.userId ?? null,
        actingAdminName: person?.actingAdmin?.name ?? null,
        act: entry.act,
        subjectType: entry.subjectType,
        subjectId: entry.subjectId,
        fromState: entry.fromState ?? null,
        toState: entry.toState ?? null,
        reason: entry.reason ?? null,
      })),
    )
    .execute();
  await recordAudits(scope, actor, entries.slice(batch));
}
