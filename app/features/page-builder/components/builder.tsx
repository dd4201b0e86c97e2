import { type ReactNode, useState } from 'react';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { BlocksPanel } from '#app/features/page-builder/components/blocks-panel.tsx';
import { useClipboard } from '#app/features/page-builder/components/clipboard/use-clipboard.ts';
import { BuilderBar } from '#app/features/page-builder/components/builder-bar.tsx';
import { holdsText } from '#app/features/page-builder/components/block-kinds.ts';
import { Inspector } from '#app/features/page-builder/components/inspector.tsx';
import { MetQuestion } from '#app/features/page-builder/components/together/met-question.tsx';
import { MenuOffer } from '#app/features/page-builder/components/menu-offer.tsx';
import { BehindNotice } from '#app/features/page-builder/components/together/behind-notice.tsx';
import { OthersHere } from '#app/features/page-builder/components/together/others-here.tsx';
import { PaletteDialog } from '#app/features/page-builder/components/palette/palette-dialog.tsx';
import { EmptySheet } from '#app/features/page-builder/components/preview/empty-sheet.tsx';
import { PreviewPanel } from '#app/features/page-builder/components/preview/preview-panel.tsx';
import { useBuilderKeys } from '#app/features/page-builder/components/use-builder-keys.ts';
import { useSampleTexts } from '#app/features/page-builder/components/warnings/sample-texts.ts';
import { usePageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import { warningsOf } from '#app/features/page-builder/components/warnings/page-warnings.ts';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { UnsavedQuestion } from '#app/forms/unsaved-question.tsx';
import { useWords } from '#app/i18n/words.ts';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';

/** Which of the three is shown where there is no room for all. */
export type BuilderView = 'blocks' | 'preview' | 'fields';

/** Below 1024 one of the three is shown at a time. */
function ViewChoice({ view, onChange }: { view: BuilderView; onChange: (view: BuilderView) => void }) {
  const t = useWords('page-builder');
  return (
    <div className="border-b border-line bg-surface px-4 py-2 lg:hidden noscript:hidden">
      <SegmentedChoice
        label={t('view.label')}
        value={view}
        onChange={onChange}
        items={(['blocks', 'preview', 'fields'] as const).map((value) => ({
          value,
          label: t(`view.${value}`),
        }))}
      />
    </div>
  );
}

/** Over all three, so that it is read on a phone as well, where the blocks alone are shown. */
function NeedsScript() {
  const t = useWords('page-builder');
  return (
    <noscript>
      <p className="border-b border-line bg-warnbg px-4 py-3 text-ink">{t('needsScript')}</p>
    </noscript>
  );
}

/** Blocks, page and fields beside each other; a text is written on lines of some sixty letters. */
const roomForFields = 'lg:grid-cols-[17rem_minmax(0,1fr)_18.5rem] 2xl:grid-cols-[20rem_minmax(0,1fr)_20rem]';
const roomForText =
  'lg:grid-cols-[14rem_minmax(0,1fr)_27rem] xl:grid-cols-[15rem_minmax(0,1fr)_32rem] 2xl:grid-cols-[17rem_minmax(0,1fr)_35rem]';

/** Where there is room for one only, the others are hidden. */
const shownIn = (view: BuilderView, one: BuilderView) => (view === one ? '' : 'max-lg:hidden');

/** What is written, which block is chosen, and what there is to say of it. */
function useBuilder(loaded: Editor) {
  const { page, paths, forms } = loaded;
  const editor = usePageEditor(loaded);
  const { blocks, change } = editor;
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = blocks.find(({ id }) => id === chosenId) ?? null;
  const clipboard = useClipboard({ editor, chosen, open: choose });
  const listen = useBuilderKeys({ change, clipboard });
  const samples = useSampleTexts(blocks, page.locale);
  const warnings = warningsOf({ page, blocks, paths, samples, forms });
  const begin = (begun: readonly Block[]) => {
    change({ kind: 'paste', blocks: begun, at: 0 });
    choose(begun[0]?.id ?? null);
  };
  return { editor, chosen, chosenId, choose, begin, clipboard, listen, warnings };
}

/** Who else is here, what the Dutch page says anew, that it takes script, and what comes after putting it online. */
const AboveBlocks = ({ page, offer }: Pick<Editor, 'page'> & { offer: ReactNode }) => (
  <>
    <OthersHere pageId={page.id} />
    <BehindNotice since={page.behindSince} />
    <NeedsScript />
    {offer}
  </>
);

/** Blocks at the left, the page in the middle, the fields of the chosen block at the right. */
export function Builder({ editor: loaded }: { editor: Editor }) {
  const { editor, chosen, chosenId, choose, begin, clipboard, listen, warnings } = useBuilder(loaded);
  const { blocks, change, isKept } = editor;
  const [view, setView] = useState<BuilderView>('blocks');
  const [isPublished, setPublished] = useState(false);
  // Where one more block goes; null while nobody asked.
  const [place, setPlace] = useState<number | null>(null);
  const isText = chosen !== null && holdsText(chosen.type);
  const open = (id: string | null) => {
    choose(id);
    setView('fields');
  };
  return (
    <div className="staff flex h-dvh flex-col bg-canvas">
      <BuilderBar
        page={editor.page}
        editor={editor}
        warnings={warnings}
        onChoose={open}
        onPublished={() => setPublished(true)}
      />
      <AboveBlocks
        page={loaded.page}
        offer={
          isPublished &&
          loaded.inNoMenu && <MenuOffer page={loaded.page} onClose={() => setPublished(false)} />
        }
      />
      <ViewChoice view={view} onChange={setView} />
      <div
        className={`grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] ${isText ? roomForText : roomForFields}`}
      >
        <BlocksPanel
          className={shownIn(view, 'blocks')}
          editor={editor}
          chosenId={chosenId}
          warnings={warnings}
          onChoose={open}
          onPaste={clipboard.pasteKept}
          onAdd={() => setPlace(chosen ? blocks.indexOf(chosen) + 1 : blocks.length)}
        />
        <PreviewPanel
          className={shownIn(view, 'preview')}
          loaded={loaded}
          editor={editor}
          chosenId={chosenId}
          onChoose={choose}
          listen={listen}
          isBesideText={isText}
          begin={<EmptySheet page={loaded.page} onAdd={() => setPlace(0)} onBegin={begin} />}
          onAddAfter={(id) => setPlace(blocks.findIndex((block) => block.id === id) + 1)}
        />
        <Inspector
          className={`${shownIn(view, 'fields')} noscript:hidden`}
          loaded={loaded}
          editor={editor}
          chosen={chosen}
          warnings={warnings}
          onCopy={clipboard.copy}
          onChoose={choose}
        />
      </div>
      <PaletteDialog
        isOpen={place !== null}
        onClose={() => setPlace(null)}
        locale={loaded.page.locale}
        blocks={blocks}
        onAdd={(block) => {
          change({ kind: 'add', block, at: place ?? blocks.length });
          setPlace(null);
          open(block.id);
        }}
      />
      {editor.state.kind === 'met' && <MetQuestion met={editor.state} editor={editor} />}
      <UnsavedQuestion isUnsaved={!isKept} isSending={() => false} />
    </div>
  );
}
