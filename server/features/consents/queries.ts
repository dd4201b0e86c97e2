/** Reading consents: one's own, nobody else's. */
import { consentCalls } from '#contract/calls/consents.ts';
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Consents } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(consentCalls.list, { table: 'consents', as: 'c', usual: '-givenAt' });

export type ConsentRow = Selectable<Consents>;

/** A page, newest first. */
export async function listConsents(
  scope: TenantScope,
  { userId }: SignedIn,
  query: QueryOf<typeof consentCalls.list>,
): Promise<PageOf<ConsentRow>> {
  let own = scope.db
    .selectFrom('consents as c')
    .where('c.volunteerCenterId', '=', scope.centerId)
    .where('c.userId', '=', userId);
  for (const condition of columnsOfList.conditions(query)) own = own.where(condition);
  const newestFirst = columnsOfList.order(query);
  return pageOf(own.selectAll('c'), newestFirst, query);
}
