import type { ReactNode } from 'react';
import { actFormOf } from '#app/forms/act-form.tsx';
import { useAct } from '#app/forms/use-post.ts';
import { type Addressed, type ListState, sortingBy } from '#app/lists/list-declaration.ts';
import { usePath } from '#app/shell/locale-path.ts';
import type { Bulk, BulkAction } from '#app/ui/table/bulk.ts';
import type { Column, NameColumn, RowMenu } from '#app/ui/table/column.ts';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { type TableSelection, useSelection } from '#app/ui/table/use-selection.ts';

const Act = actFormOf();

/** A column that may name the order of the list that its head gives. */
export type ListColumn<Row, Sort extends string> = Omit<Column<Row>, 'sort'> & { sortBy?: Sort };
export type ListNameColumn<Row, Sort extends string> = Omit<NameColumn<Row>, 'sort'> & { sortBy?: Sort };

/** Something that is done with many at once: it is tried first, and the page then shows what would happen. */
export type ListAction = Pick<BulkAction, 'key' | 'label' | 'icon'>;

interface ListTableProps<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Row extends { id: string },
> {
  list: Addressed<Tab, Sort, Name>;
  loaded: {
    choice: ListState<Tab, Sort, Name>;
    items: readonly Row[];
    pagination: { records: number };
    /** Of the list as it is shown, where actions are sent to. */
    address: string;
  };
  /** What the table holds: 'Vacatures'. */
  label: string;
  name: ListNameColumn<Row, Sort>;
  columns: readonly ListColumn<Row, Sort>[];
  /** Without any, no row can be chosen. */
  acts?: readonly ListAction[] | undefined;
  menu?: RowMenu<Row> | undefined;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** Under the rows, inside the border. */
  footer?: ReactNode;
}

/** Pressing an action tries it first; the page then shows what would happen. */
function useBulk(selection: TableSelection, address: string, acts: readonly ListAction[]): Bulk {
  const action = usePath()(address);
  const send = useAct({ action, keepsPlace: true });
  const chosen = { scope: selection.isAllMatching ? 'matching' : null, ids: [...selection.chosen] };
  return {
    Form: Act,
    name: 'ids',
    action,
    actions: acts.map((act) => ({ ...act, onPress: () => void send(act.key, chosen) })),
  };
}

/** The rows of a declared list: heads order it by their names, rows are chosen and have a menu. On a phone each is an item of two lines. */
export function ListTable<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Row extends { id: string },
>(props: ListTableProps<Tab, Sort, Name, Row>) {
  const { list, loaded, label, name, columns, acts = [], menu, empty, footer } = props;
  const { choice, items, pagination, address } = loaded;
  const selection = useSelection(items, pagination.records);
  const bulk = useBulk(selection, address, acts);
  const sorted = <Given extends { sortBy?: Sort }>({ sortBy, ...args }: Given) => ({
    ...args,
    ...(sortBy !== undefined && { sort: sortingBy(list, choice, sortBy) }),
  });
  return (
    <DataTable<Row>
      label={label}
      rows={items}
      name={sorted(name)}
      columns={columns.map(sorted)}
      {...(acts.length > 0 && { selection, bulk })}
      {...(menu && { menu })}
      empty={empty}
      footer={footer}
    />
  );
}
