/** The check of a centre that looks before anything is online: what is set aside for it, and what comes back from it. */
import { checkedFields, type PendingChange } from '#contract/vacancy-fields.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { lockVacancy, type VacancyRow } from '../queries.ts';
import { withPendingChange } from '../transitions.ts';
import { announceCheck } from './notify.ts';

/** Whether this centre checks before publishing, and this person does not do the checking. */
export async function mustBeChecked(scope: TenantScope, actor: Actor): Promise<boolean> {
  const profile = await scope.db
    .selectFrom('volunteerCenterProfiles')
    .select('vacancyCheck')
    .executeTakeFirst();
  return profile?.vacancyCheck === 'before' && accessLevel(actor, 'vacancies.manage') !== 'center';
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What the check is about of these columns, with what was set aside before; null when nothing differs from what is online. */
export function setAside(current: VacancyRow, columns: Record<string, unknown>): PendingChange | null {
  const all: Record<string, unknown> = { ...(current.pendingChange as PendingChange | null) };
  for (const name of checkedFields) if (columns[name] !== undefined) all[name] = columns[name];
  const changed = Object.entries(all).filter(
    ([name, value]) => !isSame(value, current[name as keyof VacancyRow]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as PendingChange) : null;
}

/** Since when it waits: what came back waits again once it was changed, and what is changed while it waits loses no turn. */
export function waitingSince(current: VacancyRow, pending: PendingChange | null, now: Date): Date | null {
  if (!pending) return null;
  return isSame(pending, current.pendingChange) ? current.submittedAt : (current.submittedAt ?? now);
}

/** What goes on waiting after the centre itself wrote these columns: its own words need no yes, and no yes may undo them. */
export function stillWaiting(current: VacancyRow, columns: Record<string, unknown>) {
  const before = current.pendingChange as PendingChange | null;
  if (!before) return {};
  const rest = Object.entries(before).filter(([name]) => columns[name] === undefined);
  if (rest.length > 0) return { pendingChange: JSON.stringify(Object.fromEntries(rest)) };
  return { pendingChange: null, submittedAt: null, returnReason: null };
}

/** The columns that go online at once. */
export const atOnce = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).filter(([name]) => !(checkedFields as readonly string[]).includes(name)),
  );

/** Sends what waits back to its writer. Throws 422 when nothing waits. */
export async function returnVacancy(
  context: Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>,
  { id }: VacancyRow,
  reason: string,
): Promise<VacancyRow> {
  const { scope, actor, now } = context;
  const current = await lockVacancy(scope, id);
  if (current.submittedAt === null)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  await scope.db
    .updateTable('vacancies')
    .set({ submittedAt: null, returnReason: reason, updatedAt: now, lockVersion: current.lockVersion + 1 })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  const state = current.status;
  await recordAudit(scope, actor, {
    act: 'return',
    subjectType: 'vacancies',
    subjectId: id,
    fromState: state,
    toState: state,
    reason,
  });
  const returned = await lockVacancy(scope, id);
  await announceCheck(context, withPendingChange(returned), reason);
  return returned;
}
