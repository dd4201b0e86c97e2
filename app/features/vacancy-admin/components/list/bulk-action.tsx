import { bulkStatuses } from '#app/features/vacancy-admin/components/bulk-actions.ts';
import type { VacancyDryRun } from '#app/features/vacancy-admin/bulk.server.ts';
import type { LoadedVacancies } from '#app/features/vacancy-admin/list.server.ts';
import { WaitingChoice } from '#app/features/vacancy-filling/components/waiting-choice.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { BulkQuestion } from '#app/lists/bulk-question.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

interface BulkActionProps {
  dryRun: VacancyDryRun;
  list: Pick<LoadedVacancies, 'items' | 'address'>;
}

/** What is asked before an action with many vacancies, and what it would do. */
export function BulkAction({ dryRun, list }: BulkActionProps) {
  const t = useWords('vacancy-admin');
  const { act, changed, until, errors } = dryRun;
  const error = Object.values(errors)[0];
  const isSaidByField = act === 'status' || (act === 'extend' && until === 'day');
  return (
    <BulkQuestion
      dryRun={dryRun}
      list={list}
      nameOf={({ title }) => title}
      isDanger={act === 'archive'}
      error={isSaidByField ? undefined : error}
      t={t}
      will={t(`bulk.will.${act}`, { count: changed })}
      fields={fieldsOf(dryRun, error)}
    />
  );
}

/** What is asked with it; who waits is known once it was tried. */
function fieldsOf(dryRun: VacancyDryRun, error: string | undefined) {
  const { act, waiting, openApplications } = dryRun;
  if (act === 'extend') return <UntilFields dryRun={dryRun} error={error} />;
  const choice = waiting.people > 0 && <WaitingChoice waiting={waiting} typed={openApplications} />;
  if (act === 'archive') return choice;
  return (
    <>
      <StatusField dryRun={dryRun} error={error} />
      {choice}
    </>
  );
}

type FieldProps = { dryRun: VacancyDryRun; error: string | undefined };

function StatusField({ dryRun: { status }, error }: FieldProps) {
  const t = useWords('vacancy-admin');
  return (
    <RadioGroup
      label={t('bulk.newStatus')}
      name="status"
      defaultValue={status}
      error={error}
      options={bulkStatuses.map((value) => ({ value, label: t(`bulk.to.${value}`) }))}
    />
  );
}

function UntilFields({ dryRun: { until, day, inMonths }, error }: FieldProps) {
  const t = useWords('vacancy-admin');
  const { date } = useFormat();
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={t('bulk.until')}
        name="until"
        defaultValue={until}
        options={[
          {
            value: 'months',
            label: t('bulk.months'),
            hint: t('bulk.monthsHint', { day: date(`${inMonths}T12:00:00Z`) }),
          },
          { value: 'day', label: t('bulk.untilDay') },
        ]}
      />
      {/* Without script it stands there from the start: nothing else would bring it. */}
      <div className={until === 'day' ? 'sm:max-w-72' : 'hidden sm:max-w-72 noscript:block'}>
        <DateField label={t('bulk.day')} name="day" defaultValue={day} error={error} />
      </div>
    </div>
  );
}
