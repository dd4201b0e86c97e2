import { CheckStep } from '#app/features/vacancy-imports/components/import/check-step.tsx';
import { ColumnsStep } from '#app/features/vacancy-imports/components/import/columns-step.tsx';
import { DoneStep } from '#app/features/vacancy-imports/components/import/done-step.tsx';
import { FileStep } from '#app/features/vacancy-imports/components/import/file-step.tsx';
import { importAddress } from '#app/features/vacancy-imports/components/import/import-address.ts';
import { KeptList } from '#app/features/vacancy-imports/components/import/kept-list.tsx';
import { RunningStep } from '#app/features/vacancy-imports/components/import/running-step.tsx';
import type { ImportView } from '#app/features/vacancy-imports/import.server.ts';
import { ImportFrame } from '#app/features/imports/components/steps/import-frame.tsx';

type ImportStepsProps = {
  view: ImportView;
  /** The last form did not arrive. */
  isLost: boolean;
};

/** From a file to vacancies. */
export function ImportSteps({ view, isLost }: ImportStepsProps) {
  return (
    <ImportFrame
      step={view.step === 'running' ? 'done' : view.step}
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
      return (
        <>
          <FileStep />
          <KeptList kept={view.kept} />
        </>
      );
    case 'columns':
      return <ColumnsStep sent={view.sent} />;
    case 'check':
      return <CheckStep sent={view.sent} trial={view.trial} />;
    case 'running':
      return <RunningStep sent={view.sent} />;
    default:
      return <DoneStep sent={view.sent} />;
  }
}
