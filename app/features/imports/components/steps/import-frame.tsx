import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Stepper } from '#app/ui/stepper.tsx';

const steps = ['file', 'columns', 'check', 'done'] as const;

type ImportFrameProps = {
  step: (typeof steps)[number];
  /** Of a file, by its id; without one where it is chosen. */
  addressOf: (place?: { id: string }) => string;
  /** Of the file that was sent. */
  id: string | undefined;
  /** The last form did not arrive. */
  isLost: boolean;
  children: ReactNode;
};

/** From a file to records, in four steps; each is a form of its own, so that it works without script. */
export function ImportFrame({ step: now, addressOf, id, isLost, children }: ImportFrameProps) {
  const t = useWords('imports');
  // What is done is done: there is no way back from the last step.
  const isOpen = id !== undefined && (now === 'columns' || now === 'check');
  const hrefs = { file: addressOf(), columns: addressOf(id === undefined ? undefined : { id }) };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Stepper
        label={t('steps.label')}
        current={steps.indexOf(now)}
        steps={steps.map((step) => ({
          label: t(`steps.${step}`),
          href: isOpen && (step === 'file' || step === 'columns') ? hrefs[step] : undefined,
        }))}
      />
      {isLost && <Notice kind="danger" title={t('lost')} live />}
      {children}
    </div>
  );
}
