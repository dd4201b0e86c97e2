import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import EyeOff from 'lucide-react/icons/eye-off';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { BlockSign } from '#app/features/page-builder/components/block-look.tsx';
import { kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import { useKeptCopy } from '#app/features/page-builder/components/clipboard/kept-copy.ts';
import { firstWordsOf } from '#app/features/page-builder/components/differences.ts';
import type { PageWarning } from '#app/features/page-builder/components/warnings/page-warnings.ts';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import { WarningList } from '#app/features/page-builder/components/warnings/warning-list.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { SortableList } from '#app/ui/tree/sortable-list.tsx';

interface BlocksPanelProps {
  className: string;
  editor: PageEditor;
  chosenId: string | null;
  warnings: readonly PageWarning[];
  onChoose: (id: string | null) => void;
  /** Below the chosen block, what was copied. */
  onPaste: () => void;
  onAdd: () => void;
}

interface BlockRow {
  id: string;
  /** What it is called, and its first words: two of a kind are told apart. */
  label: string;
  block: Block;
  isWarned: boolean;
}

function Row({ row: { block, isWarned } }: { row: BlockRow }) {
  const t = useWords('page-builder');
  const locale = useLocale();
  const first = firstWordsOf(block);
  return (
    <span className="flex items-center gap-2.5">
      <BlockSign type={block.type} />
      <span className={`min-w-0 flex-1 ${block.isHidden ? 'text-soft' : ''}`}>
        <span className="block font-semibold">{kindOf(block.type).name[locale]}</span>
        {first !== undefined && <span className="line-clamp-1 t-sm text-soft">{first}</span>}
      </span>
      {isWarned && (
        <span role="img" aria-label={t('warned')} className="text-warn [&_svg]:size-5">
          <TriangleAlert />
        </span>
      )}
      {block.isHidden && (
        <span role="img" aria-label={t('hidden')} className="text-soft [&_svg]:size-5">
          <EyeOff />
        </span>
      )}
    </span>
  );
}

/** The blocks in their order: opened, moved, added to, with what stands out below. */
export function BlocksPanel(props: BlocksPanelProps) {
  const { className, editor, chosenId, warnings, onChoose, onPaste, onAdd } = props;
  const t = useWords('page-builder');
  const locale = useLocale();
  const isCopied = useKeptCopy() !== null;
  const rows = editor.blocks.map((block): BlockRow => {
    const first = firstWordsOf(block);
    const name = kindOf(block.type).name[locale];
    return {
      id: block.id,
      label: first === undefined ? name : `${name}: ${first}`,
      block,
      isWarned: warnings.some(({ id }) => id === block.id),
    };
  });
  return (
    <section
      aria-labelledby="blocks-title"
      className={`flex min-h-0 flex-col border-line bg-surface lg:border-e ${className}`}
    >
      <div className="focus-inset min-h-0 flex-1 overflow-y-auto p-4 max-[17rem]:px-2">
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 id="blocks-title" className="t-h4">
            {t('blocks')}
          </h2>
          <span className="t-sm text-soft tnum">{rows.length}</span>
        </div>
        {rows.length === 0 ? (
          <p className="text-soft">{t('noBlocks')}</p>
        ) : (
          <SortableList
            label={t('blocks')}
            items={rows}
            open={chosenId ?? undefined}
            movesOpen
            onOpen={onChoose}
            onMove={(id, to) => editor.change({ kind: 'move', id, to })}
            row={(row) => <Row row={row} />}
          />
        )}
        <WarningList warnings={warnings} onChoose={onChoose} />
      </div>
      <div className="grid gap-2 border-t border-line p-3 noscript:hidden">
        {isCopied && (
          <Button kind="line" wide icon={<ClipboardPaste />} onClick={onPaste}>
            {t('paste.act')}
          </Button>
        )}
        <Button kind="soft" wide icon={<Plus />} onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
    </section>
  );
}
