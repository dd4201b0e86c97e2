import { bulkStatuses } from '#app/features/vacancy-care/parts/bulk-acts.ts';
import type { VacancyTrial } from '#app/features/vacancy-care/parts/bulk.server.ts';
import type { LoadedVacancies } from '#app/features/vacancy-care/parts/list.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { BulkQuestion } from '#app/lists/bulk-question.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

interface BulkDeedProps {
  trial: VacancyTrial;
  list: Pick<LoadedVacancies, 'items' | 'address'>;
}

/** What is asked before a deed with many vacancies, and what it would do. */
export function BulkDeed({ trial, list }: BulkDeedProps) {
  const t = useWords('vacancy-care');
  const { act, ids, changed, until, error } = trial;
  const isSaidByField = act === 'status' || (act === 'extend' && until === 'day');
  const isArchiving = act === 'archive';
  return (
    <BulkQuestion
      trial={trial}
      address={list.address}
      names={new Map(list.items.map(({ id, title }) => [id, title]))}
      isDanger={isArchiving}
      error={isSaidByField ? undefined : error}
      words={{
        title: t(`bulk.titles.${act}`, { count: ids.length }),
        text: t(`bulk.texts.${act}`),
        whom: t('bulk.whom'),
        others: (count) => t('bulk.others', { count }),
        trial: t('bulk.try'),
        will: t(`bulk.will.${act}`, { count: changed }),
        willNot: (count) => t('bulk.willNot', { count }),
        unknown: t('bulk.unknown'),
        sure: t(`bulk.sure.${act}`, { count: changed }),
        check: t('bulk.check'),
        cancel: t('bulk.cancel'),
        close: t('bulk.close'),
      }}
      fields={
        act === 'status' ? <StatusField trial={trial} /> : act === 'extend' && <UntilFields trial={trial} />
      }
    />
  );
}

function StatusField({ trial: { status, error } }: { trial: VacancyTrial }) {
  const t = useWords('vacancy-care');
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

function UntilFields({ trial: { until, day, inMonths, error } }: { trial: VacancyTrial }) {
  const t = useWords('vacancy-care');
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
