import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import {
  listAddress,
  pageSizes,
  states,
  type ListChoice,
  type ListState,
} from '#app/features/applications/parts/list-address.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextField } from '#app/ui/text-field.tsx';

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

/** What the form does not ask itself goes along unseen. */
function Kept({ choice }: { choice: ListChoice }) {
  return (
    <>
      {choice.state !== 'open' && <input type="hidden" name="state" value={choice.state} />}
      {choice.size !== pageSizes[0] && <input type="hidden" name="per" value={choice.size} />}
    </>
  );
}

export function SearchForm({ choice }: { choice: ListChoice }) {
  const t = useWords('applications');
  const path = usePath();
  return (
    <Form action={path('/applications')} role="search" className="flex flex-wrap items-end gap-3">
      <Kept choice={choice} />
      <div className="min-w-0 grow basis-56 sm:max-w-96">
        <TextField
          key={choice.q}
          type="search"
          name="q"
          maxLength={200}
          label={t('list.search')}
          icon={<Search />}
          defaultValue={choice.q}
        />
      </div>
      <Button type="submit" kind="line">
        {t('list.find')}
      </Button>
      {choice.q !== '' && (
        <Link href={listAddress(choice, { q: '' })} className="inline-flex min-h-12 items-center link">
          {t('list.clear')}
        </Link>
      )}
    </Form>
  );
}
