import { DifferenceList } from '#app/features/page-builder/components/difference-list.tsx';
import { blockDifferences } from '#app/features/page-builder/components/differences.ts';
import type { SaveState } from '#app/features/page-builder/components/page-saver.ts';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

interface MetQuestionProps {
  met: Extract<SaveState, { kind: 'met' }>;
  editor: PageEditor;
}

/** Somebody else saved the same page: both texts, and a choice. What is not chosen stays: theirs as a version, mine one step back. */
export function MetQuestion({ met, editor }: MetQuestionProps) {
  const t = useWords('page-builder');
  const { theirs, by, lockVersion } = met;
  return (
    <Dialog
      open
      size="wide"
      title={t('met.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => editor.takeTheirs(theirs, lockVersion)}>{t('met.takeTheirs')}</Button>
          <Button kind="line" onClick={() => editor.keepMine(lockVersion)}>
            {t('met.keepMine')}
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {by !== null && <>{t('met.by', { name: by })} </>}
        {t('met.lead')}
      </p>
      <DifferenceList
        differences={blockDifferences(theirs.blocks, editor.blocks)}
        before={t('met.theirs')}
        after={t('met.mine')}
      />
    </Dialog>
  );
}
