import {
  listAddress,
  states,
  type ListChoice,
  type ListState,
} from '#app/features/applications/parts/list-address.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListSearch } from '#app/shell/list-search.tsx';
import { Link } from '#app/ui/link.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

/** Open, answered, withdrawn; with words in the search box the counts are of what was found. */
export function StateTabs({ choice, counts }: { choice: ListChoice; counts: Record<ListState, number> }) {
  const t = useWords('applications');
  const { number } = useFormat();
  return (
    <Tabs
      label={t('list.tabs')}
      items={states.map((state) => ({
        href: listAddress(choice, { state }),
        label: t(`list.${state}`),
        count: number(counts[state]),
        current: state === choice.state,
      }))}
    />
  );
}

export function SearchForm({ choice }: { choice: ListChoice }) {
  const t = useWords('applications');
  return (
    <ListSearch address={listAddress(choice)} q={choice.q} label={t('list.search')} find={t('list.find')}>
      {choice.q !== '' && (
        <Link href={listAddress(choice, { q: '' })} className="inline-flex min-h-12 items-center link">
          {t('list.clear')}
        </Link>
      )}
    </ListSearch>
  );
}
