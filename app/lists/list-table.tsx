import type { ReactNode } from 'react';
import { actFormOf } from '#app/forms/act-form.tsx';
import { useAct } from '#app/forms/use-post.ts';
import { listAddress } from '#app/lists/list-choice.ts';
import type { Addressed, ListState } from '#app/lists/list-declaration.ts';
import type { ShownColumns } from '#app/lists/list-columns.ts';
import { ListKeys } from '#app/lists/list-keys.tsx';
import type { ListTranslate, TableKey } from '#app/lists/list-words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import type { Bulk, BulkAction } from '#app/ui/table/bulk.ts';
import type { Column, NameColumn, RowMenu, Sorting } from '#app/ui/table/column.ts';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { type TableSelection, useSelection } from '#app/ui/table/use-selection.ts';

const Act = actFormOf();

/** A column by its key, which gives its head (`column.<key>`); where it is the name of an order, the head orders by it. */
export type ListColumn<Row> = Omit<Column<Row>, 'key' | 'head' | 'sort'>;
type ListNameColumn<Row, Key extends string> = Omit<NameColumn<Row>, 'head' | 'sort'> & { key: Key };

export interface ListTableProps<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Row extends { id: string },
  First extends string,
  Key extends string,
  Act extends string,
> {
  list: Addressed<Tab, Sort, Name>;
  /** What `loadDeclared` gave. */
  loaded: {
    choice: ListState<Tab, Sort, Name>;
    items: readonly Row[];
    pagination: { records: number };
    columns?: ShownColumns | undefined;
    /** Of the list as it is shown, where actions are sent to. */
    address: string;
  };
  /** Of its noun. */
  t: ListTranslate<TableKey<NoInfer<First | Key>, NoInfer<Act>>>;
  /** What the table holds, where that is not `list.title`. */
  label?: string;
  name: ListNameColumn<Row, First>;
  /** Those that are false are left out. */
  columns: Readonly<Record<Key, ListColumn<Row> | false>>;
  /** The picture of each thing that is done with many at once (`bulk.<act>`); without any, no row can be chosen. */
  acts?: Readonly<Record<Act, ReactNode>> | undefined;
  menu?: RowMenu<Row> | undefined;
  /** Where a row is changed, for E on the keyboard; undefined where that may not be done. */
  edit?: ((row: Row) => string | undefined) | undefined;
  /** In place of the rows when there are none. */
  empty: ReactNode;
}

/** The head of a column orders by it, or turns the order round. */
function sortingBy<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  sort: Sort,
): Sorting {
  const isUp = state.sort === sort;
  const isDown = state.sort === `-${sort}`;
  return {
    direction: isUp ? 'ascending' : isDown ? 'descending' : undefined,
    href: listAddress(list, state, { sort: isUp ? `-${sort}` : sort }),
  };
}

/** Those that are there, without those that were left out. What somebody chose themselves has room on any screen but a narrow one. */
function columnsShown<Row, Key extends string>(
  { columns: choosable }: Pick<Addressed<string, string, string>, 'columns'>,
  columns: Readonly<Record<Key, ListColumn<Row> | false>>,
  chosen: ShownColumns | undefined,
): [Key, ListColumn<Row>][] {
  return (Object.entries(columns) as [Key, ListColumn<Row> | false][]).flatMap(([key, column]) => {
    if (!column || (choosable?.[key] && !chosen?.shown.includes(key))) return [];
    const { onlyVeryWide, ...rest } = column;
    return [[key, chosen?.isChosen && onlyVeryWide ? { ...rest, onlyWide: true } : column]];
  });
}

/** Pressing an action tries it first; the page then shows what would happen. */
function useBulk(
  selection: TableSelection,
  address: string,
  acts: readonly Omit<BulkAction, 'onPress'>[],
): Bulk {
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

/** The rows of a declared list: heads order it, rows are chosen and have a menu. On a phone each is an item of two lines. */
export function ListTable<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Row extends { id: string },
  First extends string,
  Key extends string,
  Act extends string = never,
>(props: ListTableProps<Tab, Sort, Name, Row, First, Key, Act>) {
  const { list, loaded, t, label, name, columns, acts, menu, edit, empty } = props;
  const { choice, items, pagination, address } = loaded;
  const selection = useSelection(items, pagination.records);
  const icons = Object.entries<ReactNode>(acts ?? {}) as [Act, ReactNode][];
  const bulk = useBulk(
    selection,
    address,
    icons.map(([key, icon]) => ({ key, icon, label: t(`bulk.${key}`) })),
  );
  const headed = <Given extends object>(key: First | Key, given: Given) => {
    const sort = list.sorts.find((one): boolean => one === (key as string));
    return {
      ...given,
      key,
      head: t(`column.${key}`),
      ...(sort !== undefined && { sort: sortingBy(list, choice, sort) }),
    };
  };
  const shown = columnsShown(list, columns, loaded.columns);
  return (
    <ListKeys rows={items} canChoose={acts !== undefined} edit={edit}>
      <DataTable<Row>
        label={label ?? t('list.title')}
        rows={items}
        name={headed(name.key, name)}
        columns={shown.map(([key, column]) => headed(key, column))}
        hasChosenColumns={loaded.columns?.isChosen}
        {...(acts && { selection, bulk })}
        {...(menu && { menu })}
        empty={empty}
      />
    </ListKeys>
  );
}
