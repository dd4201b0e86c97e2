/** A page of rows out of all that a list finds. */
import { sql, type SelectQueryBuilder } from 'kysely';
import type { PageOf } from './document.ts';
import type { ListQuery } from './list-query.ts';

/** The rows of this page, and how many there are on all pages. `wanted` says which, what of them and in which order. */
export async function pageOf<Tables, Names extends keyof Tables, Row>(
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  { page: { number, size } }: Pick<ListQuery, 'page'>,
): Promise<PageOf<Row>> {
  const rows = await wanted
    .limit(size)
    .offset((number - 1) * size)
    .execute();
  const { records } = await wanted
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('records'))
    .$castTo<{ records: number }>()
    .executeTakeFirstOrThrow();
  return { rows, records, number, size };
}
