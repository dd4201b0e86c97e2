import { useState } from 'react';
import type { Block, BlockName } from '#contract/blocks/all-blocks.ts';
import type { Locale } from '#contract/locales.ts';
import { BlockSign } from '#app/features/page-builder/components/block-look.tsx';
import { blockNames, kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import { newBlock } from '#app/features/page-builder/components/new-block.ts';
import type { Blocks } from '#app/features/page-builder/components/page-history.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { SearchField } from '#app/ui/search-field.tsx';

interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Of the page: a block begins with texts in its language. */
  locale: Locale;
  blocks: Blocks;
  onAdd: (block: Block) => void;
}

/** All kinds of blocks by name, in either language. */
export function PaletteDialog({ isOpen, onClose, locale, blocks, onAdd }: PaletteDialogProps) {
  const t = useWords('page-builder');
  const shown = useLocale();
  const [query, setQuery] = useState('');
  const found = blockNames.filter((type) =>
    [type, ...Object.values(kindOf(type).name)].some((name) =>
      name.toLowerCase().includes(query.trim().toLowerCase()),
    ),
  );
  const add = async (type: BlockName) => {
    onAdd(await newBlock(type, locale, blocks));
    setQuery('');
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('add')} closeLabel={t('close')}>
      <SearchField label={t('find')} value={query} onChange={setQuery} />
      <ul aria-label={t('kinds')} className="mt-4 grid gap-2 sm:grid-cols-2">
        {found.map((type) => (
          <li key={type}>
            <button
              type="button"
              onClick={() => void add(type)}
              className="flex h-full min-h-14 w-full items-center gap-3 rounded-card border border-line p-2.5 text-start font-semibold text-ink hover:border-edge hover:bg-tint"
            >
              <BlockSign type={type} />
              <span className="min-w-0 wrap-anywhere">{kindOf(type).name[shown]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-soft">
        {found.length === 0 && t('noneFound')}
      </p>
    </Dialog>
  );
}
