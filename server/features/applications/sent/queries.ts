/** What people sent themselves: everybody knows their own. */
import { sql } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { isActive, withVacancy, type ApplicationRow } from '../queries.ts';

/** What somebody sent, but to these organisations. */
const sentBy = (scope: TenantScope, userId: string, butTo: readonly string[]) =>
  withVacancy(scope)
    .where('a.userId', '=', userId)
    .where(sql<boolean>`not a.organization_id = any(${[...butTo]}::uuid[])`);

/** How many those are. */
export async function countSentBy(
  scope: TenantScope,
  userId: string,
  butTo: readonly string[],
): Promise<number> {
  const { sent } = await sentBy(scope, userId, butTo)
    .clearSelect()
    .select(sql<number>`count(*)`.as('sent'))
    .executeTakeFirstOrThrow();
  return sent;
}

/** The newest of those. */
export const latestSentBy = (
  scope: TenantScope,
  userId: string,
  butTo: readonly string[],
  most: number,
): Promise<ApplicationRow[]> =>
  sentBy(scope, userId, butTo).orderBy('a.createdAt', 'desc').orderBy('a.id').limit(most).execute();

/** One's own for this vacancy that still stands, if there is one. */
export const ownApplicationFor = async (
  scope: TenantScope,
  actor: Actor,
  vacancyId: string,
): Promise<ApplicationRow[]> =>
  actor.kind === 'anonymous'
    ? []
    : withVacancy(scope)
        .where('a.userId', '=', actor.userId)
        .where('a.vacancyId', '=', vacancyId)
        .where(isActive)
        .limit(1)
        .execute();
