import { type KeyboardEvent, useState } from 'react';
import { BlocksPanel } from '#app/features/page-builder/components/blocks-panel.tsx';
import { BuilderBar } from '#app/features/page-builder/components/builder-bar.tsx';
import { Inspector } from '#app/features/page-builder/components/inspector.tsx';
import { MetQuestion } from '#app/features/page-builder/components/met-question.tsx';
import { PaletteDialog } from '#app/features/page-builder/components/palette-dialog.tsx';
import { PreviewPanel } from '#app/features/page-builder/components/preview/preview-panel.tsx';
import { usePageEditor, type PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import { warningsOf } from '#app/features/page-builder/components/page-warnings.ts';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { UnsavedQuestion } from '#app/forms/unsaved-question.tsx';
import { useWords } from '#app/i18n/words.ts';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';

/** Which of the three is shown where there is no room for all. */
export type BuilderView = 'blocks' | 'preview' | 'fields';

/** Ctrl+Z and Ctrl+Shift+Z, or Y; in a field they are the field's own. */
const undoKeys =
  ({ change }: PageEditor) =>
  (event: KeyboardEvent) => {
    const isField = (event.target as HTMLElement).matches('input:not([type=radio]), textarea');
    if (isField || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    change({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };

/** Below 1024 one of the three is shown at a time. */
function ViewChoice({ view, onChange }: { view: BuilderView; onChange: (view: BuilderView) => void }) {
  const t = useWords('page-builder');
  return (
    <div className="border-b border-line bg-surface px-4 py-2 lg:hidden">
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

/** Where there is room for one only, the others are hidden. */
const shownIn = (view: BuilderView, one: BuilderView) => (view === one ? '' : 'max-lg:hidden');

/** Blocks at the left, the page in the middle, the fields of the chosen block at the right. */
export function Builder({ editor: loaded }: { editor: Editor }) {
  const { page, paths } = loaded;
  const editor = usePageEditor(loaded);
  const { blocks, change, isKept } = editor;
  const [chosenId, choose] = useState<string | null>(null);
  const [view, setView] = useState<BuilderView>('blocks');
  // Where one more block goes; null while nobody asked.
  const [place, setPlace] = useState<number | null>(null);
  const chosen = blocks.find(({ id }) => id === chosenId) ?? null;
  const warnings = warningsOf({ page, blocks, paths });
  const open = (id: string | null) => {
    choose(id);
    setView('fields');
  };
  return (
    <div className="staff flex h-dvh flex-col bg-canvas" onKeyDown={undoKeys(editor)}>
      <BuilderBar page={editor.page} editor={editor} />
      <ViewChoice view={view} onChange={setView} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)_20rem]">
        <BlocksPanel
          className={shownIn(view, 'blocks')}
          editor={editor}
          chosenId={chosenId}
          warnings={warnings}
          onChoose={open}
          onAdd={() => setPlace(chosen ? blocks.indexOf(chosen) + 1 : blocks.length)}
        />
        <PreviewPanel
          className={shownIn(view, 'preview')}
          loaded={loaded}
          editor={editor}
          chosenId={chosenId}
          onChoose={choose}
          onAddAfter={(id) => setPlace(blocks.findIndex((block) => block.id === id) + 1)}
        />
        <Inspector
          className={shownIn(view, 'fields')}
          loaded={loaded}
          editor={editor}
          chosen={chosen}
          warnings={warnings}
          onChoose={choose}
        />
      </div>
      <PaletteDialog
        isOpen={place !== null}
        onClose={() => setPlace(null)}
        locale={page.locale}
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
