/** An action that can be undone for a moment: undos do that, and http is given it. */
import type { AuditEventOf } from '#contract/audit-actions.ts';
import type { UndoOffer } from '#contract/undos.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What can be undone, as it goes on record. Without an id it is about many. */
export type UndoableAction = AuditEventOf & { subjectId?: string };

/** Does the work so that it can be undone; no offer when nothing was changed that could be. */
export type Undoably = <Result>(
  scope: TenantScope,
  actor: Actor,
  action: UndoableAction,
  work: (scope: TenantScope) => Promise<Result>,
) => Promise<{ result: Result; offer: UndoOffer | null }>;
