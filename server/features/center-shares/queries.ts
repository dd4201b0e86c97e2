/** Reading with whom a centre shares: its own rows. What may cross by them is the database's to say (decision 0041). */
import { sql, type Selectable } from 'kysely';
import { centerShareCalls } from '#contract/calls/center-shares.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { CenterShares } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import type { QueryOf } from '#server/http/route.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { Center, CenterDirectory } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayShare } from './policy.ts';

export type CenterShareRow = Selectable<CenterShares>;

const columnsOfList = listColumns(centerShareCalls.list, {
  table: 'centerShares',
  as: 's',
  usual: 'createdAt',
});

const shares = (scope: TenantScope) =>
  scope.db.selectFrom('centerShares as s').selectAll('s').where('s.volunteerCenterId', '=', scope.centerId);

/** A page of them. */
export const listShares = (
  scope: TenantScope,
  query: QueryOf<typeof centerShareCalls.list>,
): Promise<PageOf<CenterShareRow>> => pageOf(shares(scope), columnsOfList.order(query), query);

/** Any of the centre, for its staff; unknown to everybody else. */
export const findShare = async (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<CenterShareRow | undefined> =>
  mayShare(actor) ? shares(scope).where('s.id', '=', id).executeTakeFirst() : undefined;

/** How many other centres wait for an answer. */
export const numberOfOffers = (scope: TenantScope) =>
  scope.db
    .selectFrom('centerShares')
    .select(sql<number>`count(*)`.as('records'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('status', '=', 'received');

/** The one with this centre. */
export const shareWith = (scope: TenantScope, partnerId: number): Promise<CenterShareRow | undefined> =>
  shares(scope).where('s.partnerId', '=', partnerId).executeTakeFirst();

const gives = ({ features, isClosed }: Center): boolean => features.centerSharing && !isClosed;

/** Whether what one centre marks is found at the other, once both agreed. */
export const mayCross = (from: Center, to: Center): boolean => gives(from) && !to.isClosed;

/** Centres whose vacancies are looked among at this one. Empty for nearly all, whose search asks nothing more then. */
export const centersSharingWith = (centers: CenterDirectory, center: Center): Center[] =>
  center.partnerIds
    .map((id) => centers.byId(id))
    .filter((partner): partner is Center => partner !== undefined && mayCross(partner, center));
