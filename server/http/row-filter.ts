/** Turns the filters of a list query into SQL. Columns come from the contract's allow-list, values are bound. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FilterKind } from '#contract/jsonapi.ts';
import type { AttributeFilter } from './list-query.ts';

const escapeLike = (value: string) => value.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const isYes = (values: readonly string[]) => values[0] === '1' || values[0] === 'true';

/** One, for `where`. */
export type Condition = RawBuilder<SqlBool>;
type Column = RawBuilder<unknown>;

/** Numbers are compared as such: 1.5 or a million is no smallint, and would be an error for such a column. */
const bound = (kind: FilterKind, value: string) =>
  kind === 'number' ? sql`${value}::numeric` : sql`${value}`;

function comparison(column: Column, operator: string, value: RawBuilder<unknown>): Condition {
  return sql<SqlBool>`${column} ${sql.raw(operator)} ${value}`;
}

const operators: Record<string, string> = { lt: '<', lteq: '<=', gt: '>', gteq: '>=', eq: '=' };

function likeCondition(
  column: Column,
  pattern: (value: string) => string,
  values: readonly string[],
  isCaseless: boolean,
): Condition {
  const operator = sql.raw(isCaseless ? 'ilike' : 'like');
  return sql.join(
    values.map((value) => sql<SqlBool>`${column} ${operator} ${pattern(escapeLike(value))}`),
    sql` or `,
  ) as Condition;
}

function listCondition(filter: AttributeFilter, column: Column): Condition {
  const values = sql.join(filter.values.map((value) => bound(filter.kind, value)));
  if (filter.kind === 'words') return sql<SqlBool>`${column} && array[${values}]::text[]`;
  return sql<SqlBool>`${column} in (${values})`;
}

/** One filter as a condition on its column. */
export function conditionOf(filter: AttributeFilter, column: Column): Condition {
  const { predicate, values, kind } = filter;
  const first = values[0] ?? '';
  switch (predicate) {
    case 'eq':
      if (kind === 'words') return sql<SqlBool>`${first} = any(${column})`;
      return comparison(column, '=', kind === 'flag' ? sql`${isYes(values)}` : bound(kind, first));
    case 'lt':
    case 'lteq':
    case 'gt':
    case 'gteq':
      return comparison(column, operators[predicate] ?? '=', bound(kind, first));
    case 'not_eq':
      return sql<SqlBool>`${column} is distinct from ${bound(kind, first)}`;
    case 'in':
    case 'eq_any':
      return listCondition(filter, column);
    case 'not_in':
      return sql<SqlBool>`not (${listCondition(filter, column)})`;
    case 'cont':
    case 'i_cont':
      return likeCondition(column, (value) => `%${value}%`, [first], true);
    case 'cont_any':
    case 'i_cont_any':
      return sql<SqlBool>`(${likeCondition(column, (value) => `%${value}%`, values, true)})`;
    case 'start':
      return likeCondition(column, (value) => `${value}%`, [first], false);
    case 'end':
      return likeCondition(column, (value) => `%${value}`, [first], false);
    case 'null':
      return isYes(values) ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} is not null`;
    case 'not_null':
    case 'present':
      return isYes(values) ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`${column} is null`;
    case 'true':
      return sql<SqlBool>`${column} is ${sql.raw(isYes(values) ? 'true' : 'not true')}`;
    case 'false':
      return sql<SqlBool>`${column} is ${sql.raw(isYes(values) ? 'false' : 'not false')}`;
  }
}

/** A `like` pattern that finds the text anywhere. */
export const anywhere = (value: string) => `%${escapeLike(value)}%`;

/** All of them as one. */
export const allOf = (conditions: readonly Condition[]) =>
  sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;
