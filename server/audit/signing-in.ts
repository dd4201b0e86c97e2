/** The record of who signed in and out. */
import { v7 as uuidv7 } from 'uuid';
import { auditActions } from '#contract/audit-actions.ts';
import type { ActingAdmin } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

interface SessionEvent {
  act: 'sign_in' | 'sign_in_failed' | 'sign_out';
  userId: string;
  actorId: string | null;
  at: Date;
  actingAdmin?: ActingAdmin | null;
}

/** Ids only: the audit log keeps no names or addresses of who signs in (product.md, section 10), but of an admin who does as another. */
export async function recordSessionEvent(scope: TenantScope, event: SessionEvent): Promise<void> {
  await scope.db
    .insertInto('auditEvents')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      actorId: event.actorId,
      actingAdminId: event.actingAdmin?.userId ?? null,
      actingAdminName: event.actingAdmin?.name ?? null,
      act: event.act,
      topic: auditActions.users[event.act],
      subjectType: 'users',
      subjectId: event.userId,
      createdAt: event.at,
    })
    .execute();
}
