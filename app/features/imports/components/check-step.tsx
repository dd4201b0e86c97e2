import Download from 'lucide-react/icons/download';
import UserPlus from 'lucide-react/icons/user-plus';
import { DropButton } from '#app/features/imports/components/steps/drop-button.tsx';
import { importAddress, reportAddress } from '#app/features/imports/components/import-address.ts';
import type { ImportAct, SentImport, DryRun } from '#app/features/imports/import.server.ts';
import { ReportTable } from '#app/features/imports/components/report-table.tsx';
import { StepHeading } from '#app/features/imports/components/steps/step-heading.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';

const Act = actFormOf<ImportAct>();
const Press = actButtonOf<ImportAct>();

/** The action itself, with whether names that look strange are right, and whether mails go with it. */
function RunForm({ id, count, doubtful }: { id: string; count: number; doubtful: number }) {
  const t = useWords('imports');
  const path = usePath();
  return (
    <Act act="run" action={path(importAddress({ id }))} className="grid gap-3">
      {doubtful > 0 && (
        <Checkbox
          name="doubtful"
          value="yes"
          label={t('check.doubtful', { count: doubtful })}
          hint={t('check.doubtfulHint')}
        />
      )}
      <Checkbox name="invite" value="yes" label={t('check.invite')} hint={t('check.inviteHint')} />
      <div>
        <Press icon={<UserPlus />}>{t(count > 0 ? 'check.send' : 'check.sendChosen', { count })}</Press>
      </div>
    </Act>
  );
}

/** What would happen to each row, before anything does. */
export function CheckStep({ sent: { id }, dryRun }: { sent: SentImport; dryRun: DryRun }) {
  const t = useWords('imports');
  const { would_add: count, doubtful } = dryRun.counts;
  return (
    <div className="grid max-w-[60rem] grid-cols-1 gap-6">
      <StepHeading lead={t('check.lead')}>{t('check.title', { count })}</StepHeading>
      {count + doubtful > 0 && <RunForm id={id} count={count} doubtful={doubtful} />}
      <ReportTable id={id} dryRun={dryRun} />
      <div className="flex flex-wrap gap-3">
        <a href={reportAddress(id)} download className={buttonClass({ kind: 'line' })}>
          <Download />
          {t('check.report')}
        </a>
        <ButtonLink href={importAddress({ id })} kind="ghost">
          {t('check.back')}
        </ButtonLink>
        <DropButton href={importAddress({ id })} />
      </div>
    </div>
  );
}
