/** Reading consents: one's own, nobody else's. */
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Consents } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { conditionsOf } from '#server/http/row-filter.ts';
import { orderParts } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ConsentRow = Selectable<Consents>;

/** A page, newest first. */
export async function listConsents(
  scope: TenantScope,
  { userId }: SignedIn,
  query: ListQuery,
): Promise<PageOf<ConsentRow>> {
  let own = scope.db
    .selectFrom('consents as c')
    .where('c.volunteerCenterId', '=', scope.centerId)
    .where('c.userId', '=', userId);
  for (const condition of conditionsOf(query, 'c')) own = own.where(condition);
  const newestFirst = orderParts(query, 'c', [{ attribute: 'givenAt', isDescending: true }]);
  return pageOf(own.selectAll('c'), newestFirst, query);
}
