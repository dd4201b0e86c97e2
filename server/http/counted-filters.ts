/** How many other filters of a list find: `counts` of its query, answered as `meta.counts`. */
import { sql, type SelectQueryBuilder } from 'kysely';
import type { ListContract } from '#contract/call.ts';
import { mostCountedFilters } from '#contract/counted-filters.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { readListQuery, type ListQuery } from './list-query.ts';
import { refuse } from './refusal.ts';

/** Each as a query of its own. Throws a 400 for one too many, and for what the list does not know. */
function queriesIn(contract: ListContract, text: string): ListQuery[] {
  const parts = text.split('|');
  if (parts.length > mostCountedFilters)
    refuse('invalid_parameter', {
      parameter: 'counts',
      values: { name: 'counts', what: String(parts.length) },
    });
  return parts.map((part) => readListQuery(contract, Object.fromEntries(new URLSearchParams(part))));
}

/** One statement for all of them; undefined when none are asked for. `wanted` says which rows a query finds. */
export async function countFilters<Tables, Names extends keyof Tables, Row>(
  scope: TenantScope,
  contract: ListContract,
  text: string | undefined,
  wanted: (query: ListQuery) => SelectQueryBuilder<Tables, Names, Row>,
): Promise<number[] | undefined> {
  if (text === undefined) return undefined;
  const counts = queriesIn(contract, text).map((query) => {
    const rows = wanted(query)
      .clearSelect()
      .select(sql`1`.as('one'));
    return sql`(select count(*) from (${rows}) counted)`;
  });
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}]::int[] as counts`.execute(scope.db);
  return rows[0]?.counts ?? [];
}
