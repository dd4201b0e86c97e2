/** Reading consents: one's own, nobody else's. */
import { sql, type Selectable } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import type { Consents } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { conditionsOf, orderOf } from '#server/http/row-filter.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ConsentRow = Selectable<Consents>;

/** A page, newest first. */
export async function listConsents(
  scope: TenantScope,
  actor: Actor,
  query: ListQuery,
): Promise<PageOf<ConsentRow>> {
  const { number, size } = query.page;
  if (actor.kind === 'anonymous') return { rows: [], records: 0, number, size };
  let own = scope.db
    .selectFrom('consents as c')
    .where('c.volunteerCenterId', '=', scope.centerId)
    .where('c.userId', '=', actor.userId);
  for (const condition of conditionsOf(query, 'c')) own = own.where(condition);
  const rows = await own
    .selectAll('c')
    .orderBy(orderOf(query, 'c', [{ attribute: 'givenAt', isDescending: true }]))
    .limit(size)
    .offset((number - 1) * size)
    .execute();
  const { records } = await own.select(sql<number>`count(*)`.as('records')).executeTakeFirstOrThrow();
  return { rows, records, number, size };
}
