import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy-plus';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { BlocksPage } from '#app/features/pages/components/blocks-page.tsx';
import { useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

/** In a file of its own for visitors as well: their home page is to carry nothing of it. */
const NewsArticle = lazy(() => import('#app/features/pages/components/news/article.tsx'));

interface PreviewPageProps {
  loaded: Editor;
  editor: PageEditor;
  chosenId: string | null;
  onChoose: (id: string) => void;
  onAddAfter: (id: string) => void;
  /** What an empty sheet begins with. */
  begin: ReactNode;
}

/** What can be done with the chosen block where it stands. The list of blocks and the fields do the same. */
function BlockTools({
  block,
  editor,
  onAddAfter,
}: { block: Block } & Pick<PreviewPageProps, 'editor' | 'onAddAfter'>) {
  const t = useWords('page-builder');
  const name = kindOf(block.type).name[useLocale()];
  const { blocks, change } = editor;
  const at = blocks.indexOf(block);
  const { id } = block;
  return (
    <>
      <div className="absolute inset-x-0 bottom-full z-10 flex [zoom:var(--whole-size)] items-end justify-between gap-2 px-3 max-sm:px-1">
        <div className="flex min-h-9 min-w-0 items-center rounded-t-ctl bg-solid px-3 t-sm font-semibold text-onsolid">
          <span className="line-clamp-1">{name}</span>
        </div>
        <div className="flex shrink-0 rounded-t-ctl border border-b-0 border-line bg-surface">
          <IconButton
            label={t('up', { name })}
            icon={<ArrowUp />}
            disabled={at === 0}
            onClick={() => change({ kind: 'move', id, to: at - 1 })}
          />
          <IconButton
            label={t('down', { name })}
            icon={<ArrowDown />}
            disabled={at === blocks.length - 1}
            onClick={() => change({ kind: 'move', id, to: at + 1 })}
          />
          <IconButton
            label={t('duplicateOf', { name })}
            icon={<Copy />}
            onClick={() => change({ kind: 'copy', id })}
          />
          <IconButton
            label={t('removeOf', { name })}
            icon={<Trash />}
            onClick={() => change({ kind: 'remove', id })}
          />
        </div>
      </div>
      <div className="absolute start-1/2 bottom-0 z-10 [zoom:var(--whole-size)] -translate-x-1/2 translate-y-1/2 rounded-full bg-surface shadow-lift">
        <IconButton label={t('addAfter', { name })} icon={<Plus />} onClick={() => onAddAfter(id)} />
      </div>
    </>
  );
}

/** In place of what the server has not been asked yet. */
function Waiting({ block }: { block: Block }) {
  const t = useWords('page-builder');
  return (
    <p className="wrap py-12 text-center text-soft">
      {t('waiting', { name: kindOf(block.type).name[useLocale()] })}
    </p>
  );
}

/** Its name and its tools stand above it, so that they lie on no face and on no title. */
const roomForTools = 'mt-[calc(2.875rem*var(--whole-size))] scroll-mt-[calc(2.875rem*var(--whole-size))]';

/** Around a block: a press chooses it, and what is inside does nothing. */
function Framed({ block, children, ...props }: PreviewPageProps & { block: Block; children: ReactNode }) {
  const { chosenId, onChoose } = props;
  const isChosen = block.id === chosenId;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // By keyboard it is chosen from the list of blocks, which holds the same ones.
    <div
      ref={frame}
      data-block={block.id}
      onClick={() => onChoose(block.id)}
      className={`relative cursor-pointer ${isChosen ? `outline-3 -outline-offset-3 outline-solid ${roomForTools}` : 'hover:outline-2 hover:-outline-offset-2 hover:outline-edge'} ${block.isHidden ? 'opacity-40' : ''}`}
    >
      <div inert>{children}</div>
      {isChosen && <BlockTools block={block} editor={props.editor} onAddAfter={props.onAddAfter} />}
    </div>
  );
}

/** Of one that is not online yet, the day that it would be from. */
function useArticle({ loaded: { page }, editor }: PreviewPageProps) {
  const now = useNow();
  const { title, summary, publishedAt, showTitleOnPage, pageLayout, locale } = page;
  return {
    title,
    summary,
    showTitleOnPage,
    pageLayout,
    language: locale,
    publishedAt: publishedAt ?? new Date(now).toISOString(),
    image: editor.image,
    blocks: [...editor.blocks],
  };
}

/** The page as it is drawn for visitors, each block in a frame of the page builder. */
export function PreviewPage(props: PreviewPageProps) {
  const { loaded, editor, begin } = props;
  const { data, asking } = loaded;
  const page = useArticle(props);
  const around = (block: Block, drawn: ReactNode) => (
    <Framed {...props} block={block}>
      {asking.includes(block.type) && data[block.id] === undefined ? (
        <Waiting block={block} />
      ) : (
        // What draws it may still be under way: the others need not wait for it.
        <Suspense fallback={<Waiting block={block} />}>{drawn}</Suspense>
      )}
    </Framed>
  );
  const drawn = { page, data, around };
  return (
    <>
      {loaded.page.pageType === 'default' ? (
        <BlocksPage {...drawn} />
      ) : (
        <Suspense fallback={null}>
          <NewsArticle {...drawn} others={null} />
        </Suspense>
      )}
      {editor.blocks.length === 0 && begin}
    </>
  );
}
