import { isPlain, listAddress, savedQuery } from '#app/lists/list-choice.ts';
import type { Addressed, ListState } from '#app/lists/list-declaration.ts';
import { type KeptFilter, useFilterChanges } from '#app/lists/saved-filters.ts';
import { useFormat } from '#app/i18n/now.ts';
import { SavedFilters } from '#app/ui/table/saved-filters.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

export interface ListTab<Tab extends string> {
  tab: Tab;
  label: string;
  /** How many there are, where that is known. */
  count?: number | undefined;
}

export interface ListTabsProps<Tab extends string, Sort extends string, Name extends string> {
  list: Addressed<Tab, Sort, Name>;
  loaded: { choice: ListState<Tab, Sort, Name>; kept?: readonly KeptFilter[] | undefined };
  /** Those that this reader has. */
  tabs: readonly ListTab<Tab>[];
  /** What the tabs are of, for whoever does not see them. */
  label: string;
  /** Said when a filter could not be kept, and nothing tells why. */
  notKept?: string | undefined;
}

/** The list by state, and what the reader kept under a name of their own. With words chosen the counts are of what was found. */
export function ListTabs<Tab extends string, Sort extends string, Name extends string>(
  props: ListTabsProps<Tab, Sort, Name>,
) {
  const { list, loaded, tabs, label } = props;
  const { choice, kept } = loaded;
  const { number } = useFormat();
  const isKept = kept?.some(({ isCurrent }) => isCurrent) ?? false;
  const items = tabs.map(({ tab, label: text, count }) => ({
    href: listAddress(list, choice, { tab }),
    label: text,
    current: tab === choice.tab && !isKept,
    ...(count !== undefined && { count: number(count) }),
  }));
  if (items.length < 2) return null;
  return (
    <div className="mt-4">
      {kept && list.savedAs ? (
        <WithKept {...props} kept={kept} savedAs={list.savedAs} items={items} />
      ) : (
        <Tabs label={label} items={items} />
      )}
    </div>
  );
}

type WithKeptProps<Tab extends string, Sort extends string, Name extends string> = ListTabsProps<
  Tab,
  Sort,
  Name
> & {
  kept: readonly KeptFilter[];
  savedAs: NonNullable<Addressed<Tab, Sort, Name>['savedAs']>;
  items: readonly { href: string; label: string; current: boolean; count?: string }[];
};

function WithKept<Tab extends string, Sort extends string, Name extends string>({
  list,
  loaded: { choice },
  kept,
  savedAs,
  items,
  label,
  notKept = '',
}: WithKeptProps<Tab, Sort, Name>) {
  const { number } = useFormat();
  const query = savedQuery(list, choice);
  const changes = useFilterChanges({ list: savedAs, query, failed: notKept });
  return (
    <SavedFilters
      label={label}
      filters={[
        ...items,
        ...kept.map(({ id, name, href, count, isCurrent }) => ({
          id,
          href,
          label: name,
          count: number(count),
          current: isCurrent,
        })),
      ]}
      differs={!isPlain(list, choice) && !kept.some(({ isCurrent }) => isCurrent)}
      changes={changes}
    />
  );
}
