import X from 'lucide-react/icons/x';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import type { FieldWords } from '#app/ui/field-ids.ts';
import { useFormReset } from '#app/ui/form-reset.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { iconCells } from '#app/ui/icon-cells.ts';
import { useIconSearch } from '#app/ui/icon-search.ts';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { iconPickerWords } from '#app/ui/words/icon-picker.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const IconGrid = lazy(() => import('#app/ui/icon-grid.tsx'));

export type IconPickerProps = FieldWords & {
  /** The name of the icon is posted: `lucide:heart`. */
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (name: string) => void;
};

/** An icon by a word, Dutch or English. Without script one writes its name. */
export function IconPicker(props: IconPickerProps) {
  const { label, hint, error, optional, blockedReason, name } = props;
  const words = useOwnWords(iconPickerWords);
  const isScripted = useHydrated();
  const { chosen, choose, query, setQuery, postedId } = usePicked(props);
  const search = useIconSearch(query);
  const shared = { label, error, optional, blockedReason };
  const isOpen = search.icons.length > 0 && blockedReason === undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isScripted ? (
        // What is searched is no answer to the form that this stands in.
        <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
          <SearchField
            {...shared}
            hint={hint ?? words.hint}
            value={query}
            onChange={setQuery}
            spellCheck={false}
          />
        </div>
      ) : (
        <TextField
          {...shared}
          hint={hint ?? words.plain}
          name={name}
          defaultValue={chosen}
          spellCheck={false}
        />
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${isScripted ? '' : 'invisible noscript:hidden'}`}
      >
        <Chosen name={chosen} onRemove={blockedReason === undefined ? () => choose('') : undefined} />
        {isOpen && (
          <IconRoom count={search.icons.length}>
            {isScripted && (
              <Suspense>
                <IconGrid label={words.list(label)} icons={search.icons} chosen={chosen} onChoose={choose} />
              </Suspense>
            )}
          </IconRoom>
        )}
        <Outcome search={search} />
      </div>
      {isScripted && blockedReason === undefined && (
        <input type="hidden" id={postedId} name={name} value={chosen} />
      )}
    </div>
  );
}

/** What is chosen and what is searched; a reset of the form brings both back. */
function usePicked({ value, defaultValue = '', onChange }: IconPickerProps) {
  const [own, setOwn] = useState(defaultValue);
  const [query, setQuery] = useState('');
  const postedId = useId();
  useFormReset(postedId, () => {
    setOwn(defaultValue);
    setQuery('');
  });
  function choose(next: string) {
    setOwn(next);
    onChange?.(next);
  }
  return { chosen: value ?? own, choose, query, setQuery, postedId };
}

/** Keeps the place of the icons until they come, so that nothing below them moves. */
function IconRoom({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      <div className={`invisible ${iconCells}`} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className="h-11" />
        ))}
      </div>
      {children}
    </div>
  );
}

function Chosen({ name, onRemove }: { name: string; onRemove: (() => void) | undefined }) {
  const words = useOwnWords(iconPickerWords);
  if (name === '') return <p className="flex min-h-11 items-center t-sm text-soft">{words.nothing}</p>;
  return (
    <p className="flex min-h-11 items-center gap-3">
      <Icon name={name} size="large" />
      <span className="min-w-0 break-words">
        <span className="t-sm text-soft">{words.chosen}:</span> <code className="break-all">{name}</code>
      </span>
      {onRemove && <IconButton label={words.remove} icon={<X />} onClick={onRemove} />}
    </p>
  );
}

function Outcome({ search }: { search: ReturnType<typeof useIconSearch> }) {
  const words = useOwnWords(iconPickerWords);
  const locale = useLocale();
  const { query, icons, total, isBusy, isFailed, tryAgain } = search;
  const count = total === 1 ? words.foundOne : words.found(number(locale, total));
  const result = total === 0 ? words.none(query) : count;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 t-sm text-soft">
      <p role="status">
        {isFailed && words.failed}
        {isBusy && words.busy}
        {!isFailed && !isBusy && query !== '' && result}{' '}
        {!isFailed && !isBusy && total > icons.length && words.first(number(locale, icons.length))}
      </p>
      {isFailed && (
        <Button kind="line" size="small" onClick={tryAgain}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
