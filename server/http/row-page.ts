/** A page of rows out of all that a list finds. */
import { sql, type SelectQueryBuilder } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { PageOf } from './document.ts';
import type { ListQuery } from './list-query.ts';

type Paged = Pick<ListQuery, 'page'>;

const rowsOf = <Tables, Names extends keyof Tables, Row>(
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  { page: { number, size } }: Paged,
) =>
  wanted
    .limit(size)
    .offset((number - 1) * size)
    .execute();

/** The rows of this page, and how many there are on all pages. `wanted` says which, what of them and in which order. */
export async function pageOf<Tables, Names extends keyof Tables, Row>(
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  query: Paged,
): Promise<PageOf<Row>> {
  const counted = wanted
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('records'))
    .$castTo<{ records: number }>()
    .executeTakeFirstOrThrow();
  // Both are on their way at once: one message to the database and back.
  const [rows, { records }] = await Promise.all([rowsOf(wanted, query), counted]);
  return { rows, records, ...query.page };
}

/**
 * The same for a list in which counting costs more than reading a page: counted no further than `mostCounted`, or than one more than
 * this page ends at, so that there is always a next one where there is more. `capped` when that was the end of it.
 */
export async function cappedPageOf<Tables, Names extends keyof Tables, Row>(
  scope: TenantScope,
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  query: Paged,
  mostCounted: number,
): Promise<{ page: PageOf<Row>; capped: boolean }> {
  const { number, size } = query.page;
  const most = Math.max(mostCounted, number * size) + 1;
  const some = wanted
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(most);
  const [rows, counted] = await Promise.all([
    rowsOf(wanted, query),
    sql<{ records: number }>`select count(*) as records from (${some}) counted`.execute(scope.db),
  ]);
  const records = counted.rows[0]?.records ?? 0;
  return { page: { rows, records, ...query.page }, capped: records === most };
}
