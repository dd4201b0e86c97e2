import Download from 'lucide-react/icons/download';
import UserPlus from 'lucide-react/icons/user-plus';
import { Form, useNavigation } from 'react-router';
import { DropButton } from '#app/features/imports/parts/drop-button.tsx';
import { importAddress, reportAddress } from '#app/features/imports/parts/import-address.ts';
import type { SentImport, Trial } from '#app/features/imports/parts/import.server.ts';
import { ReportTable } from '#app/features/imports/parts/report-table.tsx';
import { StepHeading } from '#app/features/imports/parts/step-heading.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';

/** The deed itself, with whether mails go with it. */
function RunForm({ id, count }: { id: string; count: number }) {
  const t = useWords('imports');
  const path = usePath();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={path(importAddress({ id }))} className="grid gap-3">
      <Checkbox name="invite" value="yes" label={t('check.invite')} hint={t('check.inviteHint')} />
      <div>
        <Button type="submit" name="intent" value="run" busy={isBusy} icon={<UserPlus />}>
          {t('check.send', { count })}
        </Button>
      </div>
    </Form>
  );
}

/** What would happen to each row, before anything does. */
export function CheckStep({ sent: { id }, trial }: { sent: SentImport; trial: Trial }) {
  const t = useWords('imports');
  const count = trial.counts.would_add;
  return (
    <div className="grid max-w-[60rem] grid-cols-1 gap-6">
      <StepHeading lead={t('check.lead')}>{t('check.title', { count })}</StepHeading>
      {count > 0 && <RunForm id={id} count={count} />}
      <ReportTable id={id} trial={trial} />
      <div className="flex flex-wrap gap-3">
        <a href={reportAddress(id)} download className={buttonClass({ kind: 'line' })}>
          <Download />
          {t('check.report')}
        </a>
        <ButtonLink href={importAddress({ id })} kind="ghost">
          {t('check.back')}
        </ButtonLink>
        <DropButton id={id} />
      </div>
    </div>
  );
}
