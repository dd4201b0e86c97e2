import { CheckStep } from '#app/features/imports/components/check-step.tsx';
import { ColumnsStep } from '#app/features/imports/components/columns-step.tsx';
import { DoneStep } from '#app/features/imports/components/done-step.tsx';
import { FileStep } from '#app/features/imports/components/file-step.tsx';
import { importAddress } from '#app/features/imports/components/import-address.ts';
import type { ImportView } from '#app/features/imports/import.server.ts';
import { ImportFrame } from '#app/features/imports/components/steps/import-frame.tsx';

type ImportStepsProps = {
  view: ImportView;
  /** The last form did not arrive. */
  isLost: boolean;
};

/** From a file to people. */
export function ImportSteps({ view, isLost }: ImportStepsProps) {
  return (
    <ImportFrame
      step={view.step}
      addressOf={importAddress}
      id={view.step === 'file' ? undefined : view.sent.id}
      isLost={isLost}
    >
      <OneStep key={view.step} view={view} />
    </ImportFrame>
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
