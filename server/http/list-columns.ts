/** Which columns the filters and sorts of a list are about: each is one of its table, or it does not compile. */
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type * as z from 'zod/mini';
import type { CallContract, ListContract } from '#contract/call.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import type { DB } from '#server/db/types.ts';
import type { AttributeFilter, ListQuery } from './list-query.ts';
import type { Sort } from './paging.ts';
import { conditionOf } from './row-filter.ts';
import { rowOrder, type Order } from './row-order.ts';

type ListCall = CallContract & { list: ListContract };
type ColumnOf<Table extends keyof DB> = keyof Selectable<DB[Table]> & string;
type SortName<Call extends ListCall> = Call['list']['sorts'][number];
type Named<Call extends ListCall> = (keyof Call['list']['filters'] & string) | SortName<Call>;
/** What the list names otherwise than its table. */
type Renamed<Call extends ListCall, Table extends keyof DB> = Exclude<Named<Call>, ColumnOf<Table>>;

interface Given<Call extends ListCall, Table extends keyof DB> {
  table: Table;
  /** By which the query calls the table. */
  as: string;
  /** The order when none is asked for. */
  usual: ColumnOf<Table> | `-${ColumnOf<Table>}`;
  /** The columns of what is named otherwise; null for a sort that the noun makes itself. */
  columns: Readonly<Record<Renamed<Call, Table>, ColumnOf<Table> | null>>;
  /** By which column a list is ordered that is filtered by the one of the name. */
  orders?: Readonly<Partial<Record<SortName<Call>, ColumnOf<Table>>>>;
}
type GivenOf<Call extends ListCall, Table extends keyof DB> = [Renamed<Call, Table>] extends [never]
  ? Omit<Given<Call, Table>, 'columns'>
  : Given<Call, Table>;

export interface ListColumns<Column extends string = string> {
  /** All filters of a query, for `where`. */
  conditions(query: Pick<ListQuery, 'filters'>): RawBuilder<SqlBool>[];
  /** What a query asks for, else the usual order; the last part is the id, so that pages never overlap. */
  order(query: { sort: Sort }, usual?: Column | `-${Column}`): Order;
}

/** As `columns` are when nothing is known of the call any more. */
type Renames = Readonly<Record<string, string | null | undefined>>;

const sortOf = (usual: string): Sort => [
  { attribute: usual.replace(/^-/, ''), isDescending: usual.startsWith('-') },
];

const isNullable = (schema: z.core.$ZodType | undefined) => schema?._zod.def.type === 'nullable';

/** Declares them, beside the query of the list. */
export function listColumns<const Call extends ListCall, Table extends keyof DB>(
  { answers }: Call,
  given: GivenOf<Call, Table>,
): ListColumns<ColumnOf<Table>> {
  const { as, usual } = given;
  const orders: Renames = given.orders ?? {};
  const renames: Renames = 'columns' in given ? given.columns : {};
  const shape: Readonly<Record<string, z.core.$ZodType>> = answers.attributes.shape;
  const columnOf = (name: string) => sql.ref(`${as}.${snakeCase(renames[name] ?? name)}`);
  const mayBeNull = (name: string) => isNullable(shape[name]);
  return {
    conditions: ({ filters }) =>
      filters.map((filter: AttributeFilter) => conditionOf(filter, columnOf(filter.attribute))),
    order: ({ sort }, otherwise = usual) =>
      rowOrder(
        (sort.length > 0 ? sort : sortOf(otherwise)).map(({ attribute, isDescending }) => ({
          by: columnOf(orders[attribute] ?? attribute),
          isDescending,
          mayBeNull: mayBeNull(attribute),
        })),
        as,
      ),
  };
}
