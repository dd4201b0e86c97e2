import { CheckStep } from '#app/features/imports/components/check-step.tsx';
import { ColumnsStep } from '#app/features/imports/components/columns-step.tsx';
import { DoneStep } from '#app/features/imports/components/done-step.tsx';
import { FileStep } from '#app/features/imports/components/file-step.tsx';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import type { ImportView } from '#app/features/imports/import.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Stepper } from '#app/ui/stepper.tsx';

const steps = ['file', 'columns', 'check', 'done'] as const;

type ImportStepsProps = {
  view: ImportView;
  /** The last form did not arrive. */
  isLost: boolean;
};

/** From a file to people, in four steps; each is a form of its own, so that it works without script. */
export function ImportSteps({ view, isLost }: ImportStepsProps) {
  const t = useWords('imports');
  const current = steps.indexOf(view.step);
  const isOpen = view.step === 'columns' || view.step === 'check';
  const hrefs = { file: importAddress(), columns: isOpen ? importAddress({ id: view.sent.id }) : undefined };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Stepper
        label={t('steps.label')}
        current={current}
        steps={steps.map((step) => ({
          label: t(`steps.${step}`),
          // What is done is done: there is no way back from the last step.
          href: isOpen && (step === 'file' || step === 'columns') ? hrefs[step] : undefined,
        }))}
      />
      {isLost && <Notice kind="danger" title={t('lost')} live />}
      <OneStep key={view.step} view={view} />
    </div>
  );
}

function OneStep({ view }: { view: ImportView }) {
  switch (view.step) {
    case 'file':
      return <FileStep />;
    case 'columns':
      return <ColumnsStep sent={view.sent} />;
    case 'check':
      return <CheckStep sent={view.sent} dryRun={view.dryRun} />;
    default:
      return <DoneStep sent={view.sent} />;
  }
}
