import type { ReactElement, ReactNode } from 'react';
import { ColumnChoice } from '#app/lists/column-choice.tsx';
import { DeclaredList, type DeclaredListProps } from '#app/lists/declared-list.tsx';
import { ListEmpty } from '#app/lists/list-empty.tsx';
import { ListHead, type ListHeadProps } from '#app/lists/list-head.tsx';
import { ListTable, type ListTableProps } from '#app/lists/list-table.tsx';
import type { EmptyKey, ListTranslate } from '#app/lists/list-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type ListScreenProps<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Row extends { id: string },
  First extends string,
  Key extends string,
  Act extends string,
> = Omit<DeclaredListProps<Tab, Sort, Name>, 'loaded' | 't' | 'children'> &
  Omit<ListTableProps<Tab, Sort, Name, Row, First, Key, Act>, 'loaded' | 't' | 'label' | 'empty'> &
  Pick<ListHeadProps, 'lead' | 'file' | 'ways'> & {
    /** What `loadDeclared` gave. */
    loaded: DeclaredListProps<Tab, Sort, Name>['loaded'] &
      ListTableProps<Tab, Sort, Name, Row, First, Key, Act>['loaded'];
    /** Of its noun. */
    t: DeclaredListProps<Tab, Sort, Name>['t'] & ListTableProps<Tab, Sort, Name, Row, First, Key, Act>['t'];
    /** Where it is called otherwise than `list.title`. */
    title?: string;
    /** Where its rows are added, for who may: the main button over the list, and how to begin while there are none. */
    add?: { href: string; label: string; icon: ReactNode } | false;
    /** What waits to be done over the list, before adding to it. */
    buttons?: ReactNode;
    /** What is asked before something is done with rows. */
    question?: ReactNode;
  } & (
    | {
        /** Where there is nothing as yet, and `list.emptyText` does not say it. */
        emptyText?: string | undefined;
        empty?: undefined;
        t: ListTranslate<EmptyKey>;
      }
    /** In place of the rows, where this list says it in its own way. */
    | { empty: ReactElement }
  );

/** A declared list as a whole screen: what it is and what begins here, its tabs and filters, its rows and their pages. */
export function ListScreen<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Row extends { id: string },
  First extends string,
  Key extends string,
  Act extends string = never,
>(props: ListScreenProps<Tab, Sort, Name, Row, First, Key, Act>) {
  const { list, loaded, t, title = t('list.title'), lead, file, ways, add, buttons, question } = props;
  const { name, columns, acts, menu, edit, tabs, fields, notKept } = props;
  const begin = add && <ButtonLink href={add.href}>{add.label}</ButtonLink>;
  const empty = props.empty ?? (
    <ListEmpty list={list} choice={loaded.choice} t={props.t} emptyText={props.emptyText} begin={begin} />
  );
  const offered = Object.entries(columns)
    .filter(([key, column]) => column && list.columns?.[key])
    .map(([key]) => ({ name: key, label: t(`column.${key as Key}`) }));
  return (
    <>
      <ListHead
        {...{ title, lead, file, ways }}
        tools={loaded.columns && <ColumnChoice list={list} columns={loaded.columns} offered={offered} />}
      >
        {buttons}
        {add && (
          <ButtonLink href={add.href} icon={add.icon}>
            {add.label}
          </ButtonLink>
        )}
      </ListHead>
      {question}
      <DeclaredList {...{ list, loaded, t, tabs, fields, notKept }}>
        <ListTable {...{ list, loaded, t, name, columns, acts, menu, edit, empty }} label={title} />
      </DeclaredList>
    </>
  );
}
