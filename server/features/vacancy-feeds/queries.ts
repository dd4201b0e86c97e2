/** Reading feeds of vacancies, and what became of the times that each was read. */
import { vacancyFeedCalls } from '#contract/calls/vacancy-feeds.ts';
import type { Problem } from '#contract/errors.ts';
import { vacancyFeedRunsShown } from '#contract/vacancy-feeds.ts';
import type { VacancyImportField } from '#contract/vacancy-imports.ts';
import type { Actor } from '#server/auth/actor.ts';
import { mayCheck } from '#server/features/vacancies/policy.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(vacancyFeedCalls.list, {
  table: 'vacancyFeeds',
  as: 'f',
  usual: 'createdAt',
});

const feeds = (scope: TenantScope) =>
  scope.db
    .selectFrom('vacancyFeeds as f')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.volunteerCenterId', '=', 'f.volunteerCenterId').onRef('o.id', '=', 'f.organizationId'),
    )
    .selectAll('f')
    .select(['o.name as organizationName', 'o.status as organizationStatus'])
    .where('f.volunteerCenterId', '=', scope.centerId);

export type VacancyFeedRow = Awaited<ReturnType<ReturnType<typeof feeds>['execute']>>[number];

/** By these numbers the vacancies of a feed are known. */
export const sourceOf = ({ id }: Pick<VacancyFeedRow, 'id'>): string => `feed:${id}`;

/** A page of all feeds of the centre. */
export const listFeeds = (
  scope: TenantScope,
  query: QueryOf<typeof vacancyFeedCalls.list>,
): Promise<PageOf<VacancyFeedRow>> => pageOf(feeds(scope), columnsOfList.order(query), query);

export const feedById = (scope: TenantScope, id: string): Promise<VacancyFeedRow | undefined> =>
  feeds(scope).where('f.id', '=', id).executeTakeFirst();

/** Any of the centre, for its staff; unknown to everybody else. */
export const findFeed = async (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<VacancyFeedRow | undefined> => (mayCheck(actor) ? feedById(scope, id) : undefined);

/** As it is now, held until the transaction ends. */
export const lockFeed = (scope: TenantScope, id: string): Promise<VacancyFeedRow> =>
  feeds(scope).where('f.id', '=', id).forNoKeyUpdate('f').executeTakeFirstOrThrow();

/**
 * The same of one that may have been removed meanwhile. Its organisation is held first, as whoever stops that does: they wait for what is
 * written, and take it off as well.
 */
export async function lockedFeed(
  scope: TenantScope,
  { id, organizationId }: Pick<VacancyFeedRow, 'id' | 'organizationId'>,
): Promise<VacancyFeedRow | undefined> {
  await scope.db
    .selectFrom('organizations')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', organizationId)
    .forKeyShare()
    .execute();
  return feeds(scope).where('f.id', '=', id).forNoKeyUpdate('f').executeTakeFirst();
}

/** Whether much of it was gone the last time that it could be read, and stayed online until it is gone again. */
export async function heldBackLast(scope: TenantScope, feedId: string): Promise<boolean> {
  const last = await scope.db
    .selectFrom('vacancyFeedRuns')
    .select('heldBack')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('feedId', '=', feedId)
    .where('failure', 'is', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.heldBack ?? 0) > 0;
}

/** Ids of those that are read every hour. */
export async function activeFeeds(scope: TenantScope): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('vacancyFeeds')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('status', '=', 'active')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id }) => id);
}

/** What was wrong with a vacancy of it, to be said in the language of whoever reads it. */
export interface KeptProblem extends Pick<Problem, 'code' | 'values'> {
  outsideId: string | null;
  title: string | null;
  field: VacancyImportField | null;
}

/** The last times, the newest first. */
export async function runsOf(scope: TenantScope, feedId: string) {
  const rows = await scope.db
    .selectFrom('vacancyFeedRuns')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('feedId', '=', feedId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(vacancyFeedRunsShown)
    .execute();
  return rows.map((row) => ({ ...row, problems: row.problems as unknown as KeptProblem[] }));
}
export type FeedRunRow = Awaited<ReturnType<typeof runsOf>>[number];

/** How many there are, and whether one has this address, as it is kept; `except` is left out. */
export async function feedsAlready(
  scope: TenantScope,
  address: string,
  except: string | null,
): Promise<{ count: number; isTaken: boolean }> {
  const rows = await scope.db
    .selectFrom('vacancyFeeds')
    .select(['id', 'address'])
    .where('volunteerCenterId', '=', scope.centerId)
    .execute();
  return {
    count: rows.length,
    isTaken: rows.some((row) => row.id !== except && URL.parse(row.address)?.href === address),
  };
}
