import type { ReactNode } from 'react';
import { chosenValues, emptyListState, isNarrowed, listAddress } from '#app/lists/list-choice.ts';
import { type Addressed, type ListState, tabsOf } from '#app/lists/list-declaration.ts';
import { chosenName, type ListField, ListFields } from '#app/lists/list-fields.tsx';
import { ListTabs } from '#app/lists/list-tabs.tsx';
import { type ListKey, type ListTranslate, type OwnListKey, useListWords } from '#app/lists/list-words.ts';
import type { KeptFilter } from '#app/lists/saved-filters.ts';
import { nameInAddress } from '#app/shell/list-address.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { ListSearch } from '#app/shell/list-search.tsx';
import { FilterChips } from '#app/ui/table/filter-chips.tsx';

export interface DeclaredListProps<Tab extends string, Sort extends string, Name extends string> {
  list: Addressed<Tab, Sort, Name>;
  /** What `loadDeclared` gave. */
  loaded: {
    choice: ListState<Tab, Sort, Name>;
    pagination: { records: number; current: number; last: number };
    kept?: readonly KeptFilter[] | undefined;
    /** By tab. */
    counts: Readonly<Record<Tab, number>>;
  };
  /** Of its noun. */
  t: ListTranslate<OwnListKey<ListKey<NoInfer<Tab>>>>;
  /** Those that this reader has, where it is not all; fewer than two are not shown. */
  tabs?: readonly NoInfer<Tab>[] | undefined;
  /** Beside the words. */
  fields?: readonly ListField<NoInfer<Name>>[] | undefined;
  notKept?: string | undefined;
  /** The table; it says by itself when it is empty. */
  children: ReactNode;
}

/** Tabs with counts, words and filters with a chip for each, the table and its pages: what every declared list has, in one order. */
export function DeclaredList<Tab extends string, Sort extends string, Name extends string>(
  props: DeclaredListProps<Tab, Sort, Name>,
) {
  const { list, loaded, tabs = tabsOf(props.list), fields, notKept, children } = props;
  const t = useListWords<ListKey<Tab>>(props.t);
  const { choice, counts } = loaded;
  return (
    <>
      <ListTabs
        list={list}
        loaded={loaded}
        tabs={tabs.map((tab) => ({ tab, label: t(`tab.${tab}`), count: counts[tab] }))}
        label={t('list.tabs')}
        notKept={notKept}
      />
      <div className="mt-5 mb-4 grid gap-4">
        <ListSearch
          address={listAddress(list, choice)}
          q={choice.q}
          label={t('list.search')}
          find={t('list.find')}
          names={Object.keys(list.filters).map(nameInAddress)}
          fields={fields && fields.length > 0 && <ListFields fields={fields} choice={choice} />}
        />
        <Chosen {...props} />
      </div>
      {children}
      <PagesOfList {...props} />
    </>
  );
}

/** Nothing where there are no rows. */
export function PagesOfList<Tab extends string, Sort extends string, Name extends string>({
  list,
  loaded: { choice, pagination },
  t: own,
}: {
  list: Addressed<Tab, Sort, Name>;
  loaded: Pick<DeclaredListProps<Tab, Sort, Name>['loaded'], 'choice' | 'pagination'>;
  t: ListTranslate<never>;
}) {
  const t = useListWords<'list.pages'>(own);
  if (pagination.records === 0) return null;
  return (
    <div className="mt-6">
      <ListPages
        label={t('list.pages')}
        pagination={pagination}
        size={choice.size}
        sizes={list.sizes}
        addressWith={(change) => listAddress(list, choice, change)}
      />
    </div>
  );
}

/** What the list is narrowed by, each to be taken away. */
function Chosen<Tab extends string, Sort extends string, Name extends string>({
  list,
  loaded: { choice },
  t: own,
  fields,
}: DeclaredListProps<Tab, Sort, Name>) {
  const t = useListWords<ListKey<Tab>>(own);
  if (!isNarrowed(list, choice)) return null;
  const { q } = choice;
  const chosen = (fields ?? []).flatMap((field) =>
    chosenValues(list, choice, field.chip ? [field.name] : []).map(({ value, href }) => ({
      label: field.chip?.(chosenName(field, value)) ?? value,
      href,
    })),
  );
  return (
    <FilterChips
      filters={[
        ...(q === ''
          ? []
          : [{ label: t('list.chipWords', { q }), href: listAddress(list, choice, { q: '' }) }]),
        ...chosen,
      ]}
      clearHref={listAddress(list, choice, emptyListState(list, choice))}
    />
  );
}
