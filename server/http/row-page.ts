/** A page of rows out of all that a list finds. */
import { sql, type SelectQueryBuilder } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { refusingWrongCursors } from './cursor.ts';
import type { PageOf } from './document.ts';
import type { CursorValues, Page } from './paging.ts';
import { cursorOf, inOrder, isAfter, type Order } from './row-order.ts';

interface Paged {
  page: Page;
}
type WithCursor<Row> = Row & { cursor: string };

/** Of all rows those of a page, each with where it stands. One more than it holds tells whether there are any behind it. */
export function limited<Tables, Names extends keyof Tables, Row>(
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  order: Order,
  { page: { number, size, after } }: Paged,
): SelectQueryBuilder<Tables, Names, WithCursor<Row>> {
  const ordered = wanted
    .select(cursorOf(order).as('cursor'))
    .orderBy(inOrder(order))
    .$castTo<WithCursor<Row>>();
  return after === null
    ? ordered.limit(size).offset((number - 1) * size)
    : ordered.where(isAfter(order, after)).limit(size + 1);
}

/** Reads them. */
export const rowsOf = <Tables, Names extends keyof Tables, Row>(
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  order: Order,
  query: Paged,
): Promise<WithCursor<Row>[]> => refusingWrongCursors(() => limited(wanted, order, query).execute());

/** Cuts a page to its size, and keeps where it ends if there is more behind it. */
export function endOf<Row>(
  rows: readonly (Row & { cursor: string })[],
  records: number,
  { page }: Paged,
): PageOf<Row> {
  const kept = rows.slice(0, page.size);
  const isLast = page.after === null ? page.number * page.size >= records : rows.length <= page.size;
  const last = isLast ? undefined : kept.at(-1);
  const end = last ? (JSON.parse(last.cursor) as CursorValues) : null;
  return { rows: kept, records, ...page, end };
}

/** The rows of this page, and how many there are on all pages. `wanted` says which, and what of them. */
export async function pageOf<Tables, Names extends keyof Tables, Row>(
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  order: Order,
  query: Paged,
): Promise<PageOf<Row>> {
  const counted = wanted
    .clearSelect()
    .select(sql<number>`count(*)`.as('records'))
    .$castTo<{ records: number }>()
    .executeTakeFirstOrThrow();
  // Both are on their way at once: one message to the database and back.
  const [rows, { records }] = await Promise.all([rowsOf(wanted, order, query), counted]);
  return endOf(rows, records, query);
}

/**
 * The same for a list in which counting costs more than reading a page: counted no further than `mostCounted`, or than one more than
 * this page ends at, so that there is always a next one where there is more. `capped` when that was the end of it.
 */
export async function cappedPageOf<Tables, Names extends keyof Tables, Row>(
  scope: TenantScope,
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  order: Order,
  query: Paged,
  mostCounted: number,
): Promise<{ page: PageOf<Row>; capped: boolean }> {
  const { number, size } = query.page;
  const most = Math.max(mostCounted, number * size) + 1;
  const some = wanted
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(most);
  const [rows, counted] = await Promise.all([
    rowsOf(wanted, order, query),
    sql<{ records: number }>`select count(*) as records from (${some}) counted`.execute(scope.db),
  ]);
  const records = counted.rows[0]?.records ?? 0;
  return { page: endOf(rows, records, query), capped: records === most };
}
