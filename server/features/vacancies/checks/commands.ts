/** The check of the centre: when it comes, and what is set aside for it. */
import { checkedFields, type PendingChange } from '#contract/vacancy-fields.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayCheck } from '../policy.ts';
import type { VacancyRow } from '../queries.ts';

/** When this centre looks at what this person puts online; null for who does the checking. */
export async function checkOf(scope: TenantScope, actor: Actor): Promise<'before' | 'after' | null> {
  return mayCheck(actor) ? null : centerCheck(scope);
}

/** When this centre looks at what others put online. */
export async function centerCheck(scope: TenantScope): Promise<'before' | 'after'> {
  const profile = await scope.db
    .selectFrom('volunteerCenterProfiles')
    .select('vacancyCheck')
    .executeTakeFirst();
  return profile?.vacancyCheck === 'before' ? 'before' : 'after';
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

/** Of what is looked at afterwards: since when, once something that the check is about was changed. */
export function toBeSeen(current: VacancyRow, columns: Record<string, unknown>, now: Date) {
  if (!setAside({ ...current, pendingChange: null }, columns)) return {};
  return { submittedAt: current.submittedAt ?? now, returnReason: null };
}

/** The columns that go online at once. */
export const atOnce = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).filter(([name]) => !(checkedFields as readonly string[]).includes(name)),
  );

/** What a source writes of a vacancy that is online, where the centre looks at its words: as a change by hand. All rows get the same columns. */
export function changeToCheck(
  current: VacancyRow,
  columns: Record<string, unknown>,
  { check, now }: { check: 'before' | 'after'; now: Date },
) {
  if (check === 'after') {
    const { submittedAt, returnReason } = { ...current, ...toBeSeen(current, columns, now) };
    return { ...columns, submittedAt, returnReason };
  }
  const pendingChange = setAside(current, columns);
  const submittedAt = waitingSince(current, pendingChange, now);
  const isStillBack = pendingChange !== null && submittedAt === null;
  const returnReason = isStillBack ? current.returnReason : null;
  return { ...atOnce(columns), pendingChange, submittedAt, returnReason };
}
