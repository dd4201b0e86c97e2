import Square from 'lucide-react/icons/square';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { StepHeading } from '#app/features/imports/components/steps/step-heading.tsx';
import { importAddress } from '#app/features/vacancy-imports/components/import/import-address.ts';
import type { ImportAct, SentFile } from '#app/features/vacancy-imports/import.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Meter } from '#app/ui/meter.tsx';

const Act = actFormOf<ImportAct>();
const Press = actButtonOf<ImportAct>();

const askEveryMs = 1000;

/** How far it is, with a button to stop. Without script one asks by the link. */
export function RunningStep({ sent }: { sent: SentFile }) {
  const t = useWords('vacancy-imports');
  const path = usePath();
  const { number } = useFormat();
  const { revalidate, state } = useRevalidator();
  const { id, progress, rowCount, isStopping } = sent;
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const clock = setTimeout(() => void revalidate(), askEveryMs);
    return () => clearTimeout(clock);
  }, [state, revalidate]);
  return (
    <div className="grid max-w-[45rem] grid-cols-1 gap-6">
      <StepHeading lead={t('running.lead')}>{t('running.title')}</StepHeading>
      <Meter
        kind="progress"
        label={t(isStopping ? 'running.stopping' : 'running.progress')}
        value={rowCount === 0 ? 0 : progress / rowCount}
        text={t('running.of', { done: number(progress), total: number(rowCount) })}
      />
      <div className="flex flex-wrap gap-3">
        {!isStopping && (
          <Act act="stop" action={path(importAddress({ id }))}>
            <Press kind="line" icon={<Square />}>
              {t('running.stop')}
            </Press>
          </Act>
        )}
        <ButtonLink href={importAddress({ id })} kind="ghost">
          {t('running.look')}
        </ButtonLink>
      </div>
    </div>
  );
}
