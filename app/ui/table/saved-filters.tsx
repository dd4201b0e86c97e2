import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { FilterNameForm } from '#app/ui/table/filter-name-form.tsx';
import { Tabs, type Tab } from '#app/ui/tabs.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

export type SavedFilter = Tab & {
  /** Saved by this person: can be renamed and removed. */
  id?: string;
};

/** Each resolves to an error to show at the name, or to nothing. */
export interface FilterChanges {
  save: (name: string) => Promise<string | undefined>;
  rename: (id: string, name: string) => Promise<string | undefined>;
  remove: (id: string) => Promise<string | undefined>;
}

type SavedFiltersProps = {
  label: string;
  filters: readonly SavedFilter[];
  /** What is chosen now is no saved filter: then it can become one. */
  differs: boolean;
  changes: FilterChanges;
};

const tool =
  'inline-flex min-h-11 items-center gap-2 rounded-ctl px-3 font-semibold text-link transition-colors hover:bg-tint hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0';

/** Tabs with counts over a table; the last word is the reader's own. */
export function SavedFilters({ label, filters, differs, changes }: SavedFiltersProps) {
  const words = useOwnWords(tableWords);
  const isHydrated = useHydrated();
  const [asking, setAsking] = useState<'save' | 'rename' | null>(null);
  const [error, setError] = useState<string>();
  const own = filters.find(({ current, id }) => current && id !== undefined);
  const remove = async () => setError(await changes.remove(own?.id ?? ''));
  const tools = asking === null && (
    <>
      {differs && (
        <button type="button" onClick={() => setAsking('save')} className={tool}>
          <BookmarkPlus />
          {words.save}
        </button>
      )}
      {own && !differs && (
        <span role="group" aria-label={words.current(own.label)} className="flex flex-wrap">
          <button type="button" onClick={() => setAsking('rename')} className={tool}>
            <Pencil />
            {words.rename}
          </button>
          <button type="button" onClick={() => void remove()} className={tool}>
            <Trash />
            {words.remove}
          </button>
        </span>
      )}
    </>
  );
  return (
    <div>
      <Tabs label={label} items={filters} />
      {tools && (
        // Nothing moves when they come to life; without script they would do nothing.
        <div
          className={`mt-2 flex flex-wrap justify-end empty:hidden ${isHydrated ? '' : 'invisible noscript:hidden'}`}
        >
          {tools}
        </div>
      )}
      {asking && (
        <FilterNameForm
          name={asking === 'rename' ? (own?.label ?? '') : ''}
          onName={(name) => (asking === 'save' ? changes.save(name) : changes.rename(own?.id ?? '', name))}
          onDone={() => setAsking(null)}
        />
      )}
      {error && (
        <p role="alert" className="mt-2 t-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
