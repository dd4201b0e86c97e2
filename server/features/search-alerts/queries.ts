/** Reading searches that people are mailed about: one's own, by an account or by the key of a mail. */
import { sql } from 'kysely';
import { searchAlertCalls } from '#contract/calls/search-alerts.ts';
import type { Day } from '#contract/schedule.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(searchAlertCalls.list, {
  table: 'searchAlerts',
  as: 'a',
  usual: 'createdAt',
});

const allOf = (scope: TenantScope) =>
  scope.db
    .selectFrom('searchAlerts as a')
    .selectAll('a')
    .select(sql<Day[]>`a.days`.as('days'))
    .where('a.volunteerCenterId', '=', scope.centerId);

export type SearchAlertRow = Awaited<ReturnType<ReturnType<typeof allOf>['execute']>>[number];
/** Whose it is: an account, or an address. */
export type AlertOwner = Pick<SearchAlertRow, 'userId' | 'email'>;

/** Those of one person, by the account or by the address. */
export const alertsOf = (scope: TenantScope, { userId, email }: AlertOwner) =>
  userId === null
    ? allOf(scope)
        .where(sql<string>`lower(a.email)`, '=', (email ?? '').toLowerCase())
        .where('a.email', 'is not', null)
    : allOf(scope).where('a.userId', '=', userId);

export const alertById = (scope: TenantScope, id: string): Promise<SearchAlertRow | undefined> =>
  allOf(scope).where('a.id', '=', id).executeTakeFirst();

/** Of an admin, whose account is of another centre, it is the address of that account. */
export const ownerOf = ({ centerId }: TenantScope, { userId, homeCenterId, email }: SignedIn): AlertOwner =>
  homeCenterId === centerId ? { userId, email: null } : { userId: null, email };

/** A page of somebody's own, the oldest first. */
export const listAlerts = (
  scope: TenantScope,
  reader: SignedIn,
  query: QueryOf<typeof searchAlertCalls.list>,
): Promise<PageOf<SearchAlertRow>> =>
  pageOf(alertsOf(scope, ownerOf(scope, reader)), columnsOfList.order(query), query);

/** The same of whoever one alert belongs to. */
export const listAlertsBeside = (
  scope: TenantScope,
  alert: SearchAlertRow,
  query: QueryOf<typeof searchAlertCalls.listByKey>,
): Promise<PageOf<SearchAlertRow>> => pageOf(alertsOf(scope, alert), columnsOfList.order(query), query);
