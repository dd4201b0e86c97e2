/** What both forms of a search alert ask: what it is called, and on which days its mail may come. */
import { searchAlertForm } from '#contract/search-alerts.ts';
import { days } from '#contract/schedule.ts';
import { daysOf } from '#app/forms/form-days.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useWords, type Translate } from '#app/i18n/words.ts';

export const alertLabels = (t: Translate<'search-alerts'>) => ({
  name: t('labels.name'),
  days: t('labels.days'),
  email: t('labels.email'),
  query: t('labels.query'),
});

const Field = fieldOf(searchAlertForm);
const Days = daysOf(searchAlertForm);

export function NameAndDays() {
  const t = useWords('search-alerts');
  return (
    <>
      <Field name="name" hint={t('hints.name')} autoComplete="off" />
      <Days
        name="days"
        hint={t('hints.days')}
        days={days.map((value) => ({ value, label: t(`days.${value}`), short: t(`short.${value}`) }))}
      />
    </>
  );
}
