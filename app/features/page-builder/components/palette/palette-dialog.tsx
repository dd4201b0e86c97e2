import { useId, useState } from 'react';
import type { Block, BlockName } from '#contract/blocks/all-blocks.ts';
import type { Locale } from '#contract/locales.ts';
import { kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import { newBlock } from '#app/features/page-builder/components/new-block.ts';
import type { Blocks } from '#app/features/page-builder/components/page-history.ts';
import { BlockSketch } from '#app/features/page-builder/components/palette/block-sketch.tsx';
import { foundBlocks } from '#app/features/page-builder/components/palette/found-blocks.ts';
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

/** One kind: how it looks, what it is called and what it is for. */
function Kind({ type, onAdd }: { type: BlockName; onAdd: () => void }) {
  const locale = useLocale();
  const id = useId();
  const { name, about } = kindOf(type);
  return (
    <button
      type="button"
      onClick={onAdd}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      className="grid h-full w-full grid-cols-[6rem_minmax(0,1fr)] content-start items-center gap-3 rounded-card border border-line p-2.5 text-start text-ink hover:border-edge hover:bg-tint max-[20rem]:grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)]"
    >
      <BlockSketch type={type} />
      <span className="min-w-0 wrap-anywhere">
        <span id={`${id}-name`} className="block font-semibold">
          {name[locale]}
        </span>
        <span id={`${id}-about`} className="block t-sm text-soft">
          {about[locale]}
        </span>
      </span>
    </button>
  );
}

/** All kinds of blocks, the common ones first; found by everyday words in either language. */
export function PaletteDialog({ isOpen, onClose, locale, blocks, onAdd }: PaletteDialogProps) {
  const t = useWords('page-builder');
  const [query, setQuery] = useState('');
  const found = foundBlocks(query);
  const add = async (type: BlockName) => {
    onAdd(await newBlock(type, locale, blocks));
    setQuery('');
  };
  return (
    <Dialog open={isOpen} onClose={onClose} size="wide" title={t('add')} closeLabel={t('close')}>
      <SearchField label={t('find')} value={query} onChange={setQuery} />
      <ul aria-label={t('kinds')} className="mt-4 grid gap-2 sm:grid-cols-3">
        {found.map((type) => (
          <li key={type}>
            <Kind type={type} onAdd={() => void add(type)} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-soft">
        {found.length === 0 && t('noneFound')}
      </p>
    </Dialog>
  );
}
