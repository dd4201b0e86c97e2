/** Before a page goes online that nobody finished writing: what that is, and the choice to go on all the same. */
import type { Block } from '#contract/blocks/all-blocks.ts';
import { kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import type {
  PageWarning,
  WarningKind,
} from '#app/features/page-builder/components/warnings/page-warnings.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

const unfinished: ReadonlySet<WarningKind> = new Set([
  'sampleText',
  'noForm',
  'lostForm',
  'draftForm',
  'ownForm',
  'allHidden',
  'nothing',
]);

/** Of what visitors may stumble over, what nobody meant to put online. */
export const unfinishedOf = (warnings: readonly PageWarning[]): PageWarning[] =>
  warnings.filter(({ kind }) => unfinished.has(kind));

interface PublishQuestionProps {
  warnings: readonly PageWarning[];
  blocks: readonly Block[];
  onPublish: () => void;
  /** Back to the page, at this block. */
  onLook: (id: string | null) => void;
}

export function PublishQuestion({ warnings, blocks, onPublish, onLook }: PublishQuestionProps) {
  const t = useWords('page-builder');
  const locale = useLocale();
  const first = warnings[0]?.id ?? null;
  const nameOf = (id: string | null) => {
    const block = blocks.find((one) => one.id === id);
    return block && kindOf(block.type).name[locale];
  };
  return (
    <Dialog
      open
      size="confirm"
      title={t('publishing.title')}
      closeLabel={t('close')}
      onClose={() => onLook(null)}
      footer={
        <>
          <Button onClick={() => onLook(first)}>{t('publishing.look')}</Button>
          <Button kind="line" onClick={onPublish}>
            {t('publishing.anyway')}
          </Button>
        </>
      }
    >
      <ul className="list-disc ps-5">
        {warnings.map(({ kind, id, about }) => (
          <li key={`${kind} ${id}`} className="py-1 wrap-anywhere">
            {kind === 'sampleText'
              ? t('publishing.sample', { name: nameOf(id) ?? '' })
              : t(`warning.${kind}`, { about })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
