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
  alsoKeys,
  keepRecent,
  placesFor,
  recentEntries,
  recordKinds,
  type Entry,
} from '#app/features/palette/components/entries.ts';
import { EntryList } from '#app/features/palette/components/entry-list.tsx';
import { useHolder } from '#app/features/palette/components/reader.ts';
import { fit, fitOf, matches, rank } from '#app/features/palette/components/ranking.ts';
import { useFound } from '#app/features/palette/components/use-results.ts';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { translate, useLocale, useWords, WordsOfPage } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import type { Screen } from '#app/screens/screen.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { titleOf } from '#app/shell/screen.ts';

/** Of each group. */
const most = 5;

/** By which other words a screen is looked for; most have none. */
function useOtherWords() {
  const t = useWords('palette');
  return (key: string) => {
    const path = `also.${key}` as const;
    const words = t(path as 'also.users');
    return words === path ? '' : words;
  };
}

/** Titles of screens by the words of their own nouns, which are fetched when the palette opens. */
function useTitles() {
  const words = use(WordsOfPage);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const nouns = screens.flatMap((screen) => (screen.title === 'own' ? (titleOf(screen)?.noun ?? []) : []));
    if (nouns.length > 0) void loadWords([...new Set(nouns)]).then(redraw);
  }, []);
  return (screen: Screen) => {
    const { noun, key } = titleOf(screen) ?? { noun: 'shell', key: '' };
    return words.book[noun] ? translate(words, noun, key) : '';
  };
}

/** The screens with the names and the other words by which they are looked for. */
function usePlaces(typed: string) {
  const titleIn = useTitles();
  const palette = useWords('palette');
  const otherWords = useOtherWords();
  const holder = useHolder();
  return placesFor(screens, holder).flatMap(({ path, screen, name, isGrave }) => {
    const { title = '' } = screen;
    const own = title === 'profileSettings' ? title : name;
    const place = {
      kind: 'screens' as const,
      path,
      name: own ? palette(`names.${own}`) : titleIn(screen),
      also: otherWords(name ?? alsoKeys[path] ?? title),
      detail: '',
    };
    // Its words are under way.
    if (place.name === '') return [];
    // By the word that says what it does, not by the word that all screens about an account share.
    if (isGrave && !matches(place.also, typed.trim().split(/\s+/).at(-1) || '-')) return [];
    const fits = fitOf(place, typed);
    // Of two that fit alike the one of the daily work is meant.
    const isWork = fits > fit.found && holder.rail.includes(path);
    return [{ ...place, fit: fits - (isGrave ? 1 : 0) + (isWork ? 0.5 : 0) }];
  });
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
