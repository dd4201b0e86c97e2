import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { useWords } from '#app/i18n/words.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { isApple, useShortcutKeys } from '#app/ui/shortcut-keys.ts';

// With its list and dialog it weighs more than the rest of the toolbar: fetched when it is first asked for.
const Palette = lazy(async () => {
  await loadWords(['palette']);
  return import('#app/features/palette/components/palette.tsx');
});

/** Ctrl K, on Apple's keyboards ⌘ K. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWanted = isApple() ? event.metaKey : event.ctrlKey;
      if (!isWanted || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

/**
 * Opens the palette: a field to see in the wide toolbar of staff, an icon beside the tabs of the others. It needs script,
 * so without it nothing stands here.
 */
export default function PaletteButton() {
  const t = useWords('shell');
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  useShortcut(open);
  const keys = useShortcutKeys('Ctrl K');
  if (!useHydrated()) return <span className="size-11 max-sm:hidden xl:in-[.staff]:w-64" />;
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        data-tip={t('toolbar.find')}
        className="has-tip xl:in-[.staff]:after:hidden flex min-h-11 min-w-11 max-sm:hidden cursor-pointer items-center justify-center gap-3 rounded-ctl border border-transparent text-soft hover:bg-tint hover:text-ink xl:in-[.staff]:w-64 xl:in-[.staff]:justify-start xl:in-[.staff]:bg-sunken xl:in-[.staff]:px-3.5"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="sr-only xl:in-[.staff]:not-sr-only xl:in-[.staff]:grow xl:in-[.staff]:whitespace-nowrap text-start t-sm">
          {t('toolbar.find')}
        </span>
        <kbd
          className="hidden shrink-0 rounded-tag border whitespace-nowrap border-line bg-surface px-2 py-0.5 t-xs xl:in-[.staff]:inline"
          aria-hidden="true"
        >
          {keys}
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
