import type { ReactNode } from 'react';
import { isNarrowed, listAddress, nothingChosen } from '#app/lists/list-declaration.ts';
import type { ListChoice, ListDeclaration } from '#app/lists/list-declaration.ts';
import { useFormat } from '#app/i18n/now.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { ListSearch } from '#app/shell/list-search.tsx';
import { FilterChips } from '#app/ui/table/filter-chips.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

export interface ListWords<Tab extends string, Name extends string> {
  /** What the tabs are of, for who does not see them. */
  tabs: string;
  tab: (tab: Tab) => string;
  /** Of the field for words, and of its button. */
  search: string;
  find: string;
  /** What the pages are of. */
  pages: string;
  /** What a chip says of what is chosen: 'Soort: activiteit'. */
  chip: (name: Name | 'q', value: string) => string;
}

interface DeclaredListProps<Tab extends string, Sort extends string, Name extends string> {
  list: Omit<ListDeclaration<Tab, Sort, Name, unknown>, 'asks'>;
  choice: ListChoice<Tab, Sort, Name>;
  pagination: { records: number; current: number; last: number };
  words: ListWords<Tab, Name>;
  /** Those that this reader has, with how many there are where that is known. */
  tabs: readonly { tab: Tab; count?: number | undefined }[];
  /** The fields of the filters, beside the words. */
  fields?: ReactNode;
  /** The table; it says by itself when it is empty. */
  children: ReactNode;
}

/** Tabs with counts, words and filters with a chip for each, the table and its pages: what every declared list has, in one order. */
export function DeclaredList<Tab extends string, Sort extends string, Name extends string>(
  props: DeclaredListProps<Tab, Sort, Name>,
) {
  const { list, choice, pagination, words, fields, children } = props;
  return (
    <>
      <ListTabs {...props} />
      <div className="mt-5 mb-4 grid gap-4">
        <ListSearch
          address={listAddress(list, choice)}
          q={choice.q}
          label={words.search}
          find={words.find}
          names={Object.keys(list.filters)}
          fields={fields}
        />
        <Chosen {...props} />
      </div>
      {children}
      {pagination.records > 0 && (
        <div className="mt-6">
          <ListPages
            label={words.pages}
            pagination={pagination}
            size={choice.size}
            sizes={list.sizes}
            addressWith={(change) => listAddress(list, choice, change)}
          />
        </div>
      )}
    </>
  );
}

function ListTabs<Tab extends string, Sort extends string, Name extends string>({
  list,
  choice,
  tabs,
  words,
}: DeclaredListProps<Tab, Sort, Name>) {
  const { number } = useFormat();
  if (tabs.length < 2) return null;
  return (
    <div className="mt-4">
      <Tabs
        label={words.tabs}
        items={tabs.map(({ tab, count }) => ({
          href: listAddress(list, choice, { tab }),
          label: words.tab(tab),
          current: tab === choice.tab,
          ...(count !== undefined && { count: number(count) }),
        }))}
      />
    </div>
  );
}

/** What the list is narrowed by, each to be taken away. */
function Chosen<Tab extends string, Sort extends string, Name extends string>({
  list,
  choice,
  words,
}: DeclaredListProps<Tab, Sort, Name>) {
  if (!isNarrowed(choice)) return null;
  const { q, filters } = choice;
  const names = (Object.keys(filters) as Name[]).filter((name) => filters[name] !== '');
  const without = (name: Name) => listAddress(list, choice, { filters: { ...filters, [name]: '' } });
  return (
    <FilterChips
      filters={[
        ...(q === '' ? [] : [{ label: words.chip('q', q), href: listAddress(list, choice, { q: '' }) }]),
        ...names.map((name) => ({ label: words.chip(name, filters[name]), href: without(name) })),
      ]}
      clearHref={listAddress(list, choice, nothingChosen(choice))}
    />
  );
}
