import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useMemo } from 'react';
import type { BlockPicture } from '#contract/block-fields.ts';
import { pageContent } from '#contract/page-fields.ts';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { problemsOf } from '#app/features/page-builder/components/block-problems.ts';
import { kindOf, schemaOf } from '#app/features/page-builder/components/block-kinds.ts';
import { FieldsContext } from '#app/features/page-builder/components/fields/fields-context.ts';
import { FieldList } from '#app/features/page-builder/components/fields/field-list.tsx';
import { PictureControl } from '#app/features/page-builder/components/fields/picture-control.tsx';
import type { PageWarning } from '#app/features/page-builder/components/warnings/page-warnings.ts';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import { WarningList } from '#app/features/page-builder/components/warnings/warning-list.tsx';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

interface InspectorProps {
  className: string;
  loaded: Editor;
  editor: PageEditor;
  chosen: Block | null;
  warnings: readonly PageWarning[];
  /** Puts blocks on the clipboard, for this page or another one. */
  onCopy: (blocks: readonly Block[]) => void;
  onChoose: (id: string | null) => void;
}

const titleId = 'fields-title';

/** What is done with the block as a whole. */
function BlockActs({
  block,
  editor,
  onCopy,
  onChoose,
}: { block: Block } & Pick<InspectorProps, 'editor' | 'onCopy' | 'onChoose'>) {
  const t = useWords('page-builder');
  const { id, isHidden } = block;
  const act = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button kind="line" size="small" icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {act(t('copy'), <Copy />, () => onCopy([block]))}
      {act(t('duplicate'), <CopyPlus />, () => editor.change({ kind: 'copy', id }))}
      {act(t(isHidden ? 'show' : 'hide'), isHidden ? <Eye /> : <EyeOff />, () =>
        editor.change({ kind: 'hide', id }),
      )}
      {act(t('remove'), <Trash />, () => {
        editor.change({ kind: 'remove', id });
        onChoose(null);
        // Its button is gone: the focus would be lost.
        document.getElementById(titleId)?.focus();
      })}
    </div>
  );
}

function BlockFields({
  block,
  loaded,
  editor,
}: { block: Block } & Pick<InspectorProps, 'loaded' | 'editor'>) {
  const t = useWords('page-builder');
  const locale = useLocale();
  const context = useMemo(
    () => ({
      problems: problemsOf(block, t, locale),
      categories: loaded.categories,
      forms: loaded.forms,
      locale: loaded.page.locale,
      Inside: FieldList,
    }),
    [block, t, locale, loaded],
  );
  return (
    <FieldsContext value={context}>
      <FieldList
        fields={kindOf(block.type).fields}
        schemas={schemaOf(block.type).fields}
        values={block as unknown as Readonly<Record<string, unknown>>}
        path=""
        onChange={(field, value) =>
          editor.change({ kind: 'edit', id: block.id, field, value, at: Date.now() })
        }
      />
    </FieldsContext>
  );
}

/** The fields of the chosen block, or what can be done where none is. */
export function Inspector(props: InspectorProps) {
  const { className, loaded, editor, chosen, warnings, onCopy, onChoose } = props;
  const t = useWords('page-builder');
  const locale = useLocale();
  return (
    <section
      aria-labelledby={titleId}
      className={`focus-inset min-h-0 overflow-y-auto border-line bg-surface p-4 lg:border-s lg:p-5 ${className}`}
    >
      <h2 id={titleId} tabIndex={-1} className="t-h4">
        {chosen ? kindOf(chosen.type).name[locale] : t('fields')}
      </h2>
      {chosen ? (
        <div key={chosen.id} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
          <BlockActs block={chosen} editor={editor} onCopy={onCopy} onChoose={onChoose} />
          <WarningList warnings={warnings.filter(({ id }) => id === chosen.id)} />
          <BlockFields block={chosen} loaded={loaded} editor={editor} />
        </div>
      ) : (
        <>
          <p className="mt-2 text-soft">{t('chooseBlock')}</p>
          {editor.blocks.length > 0 && (
            <div className="mt-4">
              <Button kind="line" size="small" icon={<Copy />} onClick={() => onCopy(editor.blocks)}>
                {t('copyAll')}
              </Button>
            </div>
          )}
          <div className="mt-6">
            <PictureControl
              field={{ control: 'picture', label: 'field.picture' }}
              schema={pageContent.image}
              path="image"
              label={t('pagePicture')}
              optional={t('optional')}
              value={editor.image}
              error={undefined}
              onChange={(image) => editor.setImage(image as BlockPicture | null)}
            />
          </div>
          <p className="mt-4">
            <Link href={`/content/${loaded.page.id}/settings`} className="link">
              {t('toSettings')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
