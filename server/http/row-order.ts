/** The order of a list, and where a page goes on in it: by the values of its last row, so that rows that come or go move nothing. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { refuseCursor } from './cursor.ts';
import type { CursorValues } from './paging.ts';

export interface OrderPart {
  by: RawBuilder<unknown>;
  isDescending: boolean;
  /** Null goes last, whichever way. */
  mayBeNull?: boolean;
}
/** The last part is the id, so that pages never overlap. */
export type Order = readonly OrderPart[];

/** An order that ends with the id of `table`. */
export const rowOrder = (parts: Order, table: string): Order => [
  ...parts,
  { by: sql.ref(`${table}.id`), isDescending: false },
];

/** For `order by`. */
export const inOrder = (order: Order): RawBuilder<unknown> =>
  sql.join(
    order.map(({ by, isDescending, mayBeNull }) => {
      const way = isDescending ? (mayBeNull ? 'desc nulls last' : 'desc') : 'asc';
      return sql`${by} ${sql.raw(way)}`;
    }),
  );

/** Where a row is in the order, as JSON of texts: no precision of a moment is lost. */
export const cursorOf = (order: Order): RawBuilder<string> =>
  sql<string>`json_build_array(${sql.join(order.map(({ by }) => sql`${by}::text`))})::text`;

function isBehind({ by, isDescending, mayBeNull }: OrderPart, value: string | null): RawBuilder<SqlBool> {
  if (value === null) return sql<SqlBool>`false`;
  const further = sql<SqlBool>`${by} ${sql.raw(isDescending ? '<' : '>')} ${value}`;
  return mayBeNull ? sql<SqlBool>`(${further} or ${by} is null)` : further;
}

const isLevel = ({ by }: OrderPart, value: string | null): RawBuilder<SqlBool> =>
  value === null ? sql<SqlBool>`${by} is null` : sql<SqlBool>`${by} = ${value}`;

/** Rows that come after the one with these values. Throws 400 for values of another list. */
export function isAfter(order: Order, values: CursorValues): RawBuilder<SqlBool> {
  if (values.length !== order.length) refuseCursor();
  const ways = order.map((part, index) => {
    const level = order.slice(0, index).map((one, at) => isLevel(one, values[at] ?? null));
    return sql<SqlBool>`(${sql.join([...level, isBehind(part, values[index] ?? null)], sql` and `)})`;
  });
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}
