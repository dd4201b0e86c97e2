/** The command palette (ui.md, section 4: search in the toolbar): one field, and by groups where one can go. */
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { use, useEffect, useReducer, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { useNavigate } from 'react-router';
import {
  keepRecent,
  recentEntries,
  recordKinds,
  type Entry,
} from '#app/features/palette/components/entries.ts';
import { EntryList } from '#app/features/palette/components/entry-list.tsx';
import { namedPlaces, nounsOfPlaces } from '#app/features/palette/components/named-places.ts';
import { useHolder } from '#app/features/palette/components/reader.ts';
import { fit, fitOf, rank } from '#app/features/palette/components/ranking.ts';
import { useFound } from '#app/features/palette/components/use-results.ts';
import { loadWords } from '#app/i18n/lazy-words.ts';
import type { Noun } from '#app/i18n/nouns.ts';
import { useLocale, useWords, WordsOfPage } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { usePath } from '#app/shell/locale-path.ts';

/** Of each group. */
const most = 5;

/** The screens by their names, of which the words are fetched when the palette opens. */
function usePlaces(typed: string) {
  const words = use(WordsOfPage);
  const holder = useHolder();
  const nouns = nounsOfPlaces(screens, holder).toSorted().join(' ');
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void loadWords(nouns.split(' ') as Noun[]).then(redraw);
  }, [nouns]);
  return namedPlaces(screens, holder, words, typed);
}

/** With nothing typed where one was and where one can go; else the best first, in groups of which the best stands on top. */
function useGroups(typed: string) {
  const { records, isBusy, hasFailed } = useFound(typed);
  const places = usePlaces(typed).filter(({ fit: fits }) => fits >= 0);
  const recent = typed.trim() === '' ? recentEntries().map((entry) => ({ ...entry, fit: 0 })) : [];
  const existing = new Set(recent.map(({ path }) => path));
  const all = [
    ...recent,
    ...places.filter(({ path }) => !existing.has(path)),
    ...records.map((record) => ({ ...record, fit: Math.max(fitOf(record, typed), fit.found) })),
  ];
  const groups = (['recent', 'screens', ...recordKinds] as const)
    .map((kind) => {
      const ofKind = all.filter((entry) => entry.kind === kind);
      return { kind, ...rank<Entry>(ofKind, typed.trim() === '' ? ofKind.length : most) };
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => other.best - one.best);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return { groups, count, isBusy, hasFailed };
}

function Field() {
  const t = useWords('palette');
  return (
    <TextField aria-label={t('label')} className="flex grow items-center gap-3">
      <Search aria-hidden className="size-5 shrink-0 text-soft" />
      <Input
        autoFocus
        placeholder={t('placeholder')}
        className="min-h-14 min-w-0 grow bg-transparent text-ink outline-none placeholder:text-soft"
      />
    </TextField>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const t = useWords('palette');
  const [typed, setTyped] = useState('');
  const { groups, count, isBusy, hasFailed } = useGroups(typed);
  const navigate = useNavigate();
  const path = usePath();
  const open = (entry: Entry) => {
    keepRecent(entry);
    onClose();
    void navigate(path(entry.path));
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className="shell-ring focus-inset flex items-center rounded-t-card border-b border-line ps-4 pe-2">
        <Field />
        <button
          type="button"
          onClick={onClose}
          aria-label={t('close')}
          className="grid size-11 shrink-0 cursor-pointer place-content-center rounded-ctl hover:bg-tint"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <p className="sr-only" aria-live="polite">
        {isBusy ? '' : t('count', { count })}
      </p>
      {hasFailed && <p className="bg-badbg px-4 py-2 t-sm text-bad">{t('failed')}</p>}
      <EntryList groups={groups} isBusy={isBusy} onOpen={open} />
      <p className="border-t border-line px-4 py-2 t-sm text-soft max-sm:hidden">{t('hint')}</p>
    </Autocomplete>
  );
}

/** Escape and a press beside it close it; the focus goes back to where it was. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords('palette');
  const locale = useLocale();
  return (
    <I18nProvider locale={locale === 'nl' ? 'nl-NL' : 'en-GB'}>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className="fixed inset-0 layer-drawer flex items-start justify-center bg-(--veil) p-2 sm:p-4 sm:pt-[12dvh]"
      >
        <Modal className="w-full max-w-160 overflow-hidden rounded-card border border-line bg-surface shadow-dialog">
          <Dialog aria-label={t('label')} className="outline-none">
            <Content onClose={onClose} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
