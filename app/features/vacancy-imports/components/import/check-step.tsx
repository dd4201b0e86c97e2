import Download from 'lucide-react/icons/download';
import Import from 'lucide-react/icons/import';
import { StepHeading } from '#app/features/imports/components/steps/step-heading.tsx';
import { DropButton } from '#app/features/imports/components/steps/drop-button.tsx';
import {
  importAddress,
  reportAddress,
} from '#app/features/vacancy-imports/components/import/import-address.ts';
import { ReportTable } from '#app/features/vacancy-imports/components/import/report-table.tsx';
import type { ImportAct, SentFile, Trial } from '#app/features/vacancy-imports/import.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const Act = actFormOf<ImportAct>();
const Press = actButtonOf<ImportAct>();

/** What would happen to each row, before anything does. */
export function CheckStep({ sent: { id, status }, trial }: { sent: SentFile; trial: Trial }) {
  const t = useWords('vacancy-imports');
  const path = usePath();
  const { number } = useFormat();
  const countOf = (wanted: string) => trial.counts.find(({ result }) => result === wanted)?.count ?? 0;
  const [added, changed] = [countOf('would_add'), countOf('would_change')];
  const count = added + changed;
  return (
    <div className="grid max-w-[60rem] grid-cols-1 gap-6">
      {(status === 'stopped' || status === 'failed') && (
        <Notice kind={status === 'failed' ? 'danger' : 'info'} title={t(`check.${status}`)} />
      )}
      <StepHeading lead={t('check.lead')}>
        {count === 0
          ? t('check.nothing')
          : t('check.title', { added: number(added), changed: number(changed) })}
      </StepHeading>
      {trial.newOrganizations > 0 && (
        <p>
          {t('check.organizations', {
            count: trial.newOrganizations,
            number: number(trial.newOrganizations),
          })}
        </p>
      )}
      {count > 0 && (
        <Act act="start" action={path(importAddress({ id }))}>
          <Press icon={<Import />}>{t('check.send', { count, number: number(count) })}</Press>
        </Act>
      )}
      <ReportTable id={id} trial={trial} />
      <div className="flex flex-wrap gap-3">
        <a href={reportAddress(id)} download className={buttonClass({ kind: 'line' })}>
          <Download />
          {t('report')}
        </a>
        {status === 'open' && (
          <ButtonLink href={importAddress({ id })} kind="ghost">
            {t('check.back')}
          </ButtonLink>
        )}
        <DropButton href={importAddress({ id })} />
      </div>
    </div>
  );
}
