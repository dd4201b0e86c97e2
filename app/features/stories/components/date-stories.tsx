/** All parts for dates and times, in all states. */
import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { DateRangeField } from '#app/ui/date-range-field.tsx';
import { DateTimeField } from '#app/ui/date-time-field.tsx';
import { TimeField } from '#app/ui/time-field.tsx';

export function useDateSample() {
  const words = useFieldSample();
  const sample = useSample({
    nl: {
      start: 'Startdatum',
      until: 'Reageren tot en met',
      time: 'Begintijd',
      moment: 'Begin van de activiteit',
      period: 'Periode',
      sunday: 'Op zondag is het gebouw dicht',
      earlier: 'Kies een datum na vandaag',
      keys: 'Pijltjes: dag en week · Home en End: begin en eind van de week · Page Up en Down: maand, met Shift jaar · Enter: kies · Esc: sluit',
    },
    en: {
      start: 'Start date',
      until: 'Apply until',
      time: 'Start time',
      moment: 'Start of the activity',
      period: 'Period',
      sunday: 'The building is closed on Sundays',
      earlier: 'Choose a date after today',
      keys: 'Arrows: day and week · Home and End: start and end of the week · Page Up and Down: month, with Shift a year · Enter: choose · Esc: close',
    },
  });
  const closedReason = (day: string) =>
    new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? sample.sunday : undefined;
  return { ...words, ...sample, closedReason };
}

export function DateFieldStates() {
  const words = useDateSample();
  return (
    <States>
      <DateField label={words.start} />
      <DateField label={words.start} hint={words.hint} defaultValue="2027-01-05" />
      <DateField label={words.until} error={words.earlier} defaultValue="2026-11-20" />
      <DateField label={words.start} defaultValue="31-4-2027" />
      <DateField label={words.start} defaultValue="2026-11-01" min="2026-11-10" max="2027-03-31" />
      <DateField label={words.start} defaultValue="2026-11-24" closedReason={words.closedReason} />
      <DateField label={words.start} defaultValue="2028-02-29" optional />
      <DateField label={words.start} defaultValue="2026-11-24" readOnly />
      <DateField label={words.start} defaultValue="2026-11-24" blockedReason={words.blocked} />
    </States>
  );
}

export function TimeFieldStates() {
  const words = useDateSample();
  return (
    <States>
      <TimeField label={words.time} />
      <TimeField label={words.time} hint={words.hint} defaultValue="09:30" />
      <TimeField label={words.time} defaultValue="25.00" />
      <TimeField label={words.time} defaultValue="07:00" min="09:00" max="17:00" />
      <TimeField label={words.time} defaultValue="09:30" readOnly />
      <TimeField label={words.time} defaultValue="09:30" blockedReason={words.blocked} optional />
    </States>
  );
}

export function DateRangeFieldStates() {
  const words = useDateSample();
  const range = { from: '2026-11-24', until: '2026-12-04' };
  return (
    <div className="flex max-w-form flex-col gap-6">
      <DateRangeField label={words.period} />
      <DateRangeField label={words.period} hint={words.hint} defaultValue={range} optional />
      <DateRangeField label={words.period} defaultValue={{ from: range.until, until: range.from }} />
      <DateRangeField label={words.period} defaultValue={range} min="2026-12-01" />
      <DateRangeField label={words.period} defaultValue={range} readOnly />
      <DateRangeField label={words.period} defaultValue={range} blockedReason={words.blocked} />
    </div>
  );
}

export function DateTimeFieldStates() {
  const words = useDateSample();
  return (
    <div className="flex max-w-form flex-col gap-6">
      <DateTimeField label={words.moment} />
      <DateTimeField label={words.moment} hint={words.hint} defaultValue="2026-11-24T08:30:00.000Z" />
      {/* The clock goes back: 2.30 comes twice. */}
      <DateTimeField label={words.moment} defaultValue="2026-10-25T01:30:00.000Z" />
      <DateTimeField label={words.moment} error={words.earlier} optional />
      <DateTimeField label={words.moment} defaultValue="2026-11-24T08:30:00.000Z" readOnly />
      <DateTimeField
        label={words.moment}
        defaultValue="2026-11-24T08:30:00.000Z"
        blockedReason={words.blocked}
      />
    </div>
  );
}

export function DatesPosted() {
  const words = useDateSample();
  return (
    <Part title="Posts">
      <PostedForm>
        <DateField label={words.start} name="start" closedReason={words.closedReason} />
        <TimeField label={words.time} name="time" />
        <DateRangeField label={words.period} name="period" />
        <DateTimeField label={words.moment} name="moment" />
      </PostedForm>
      <p className="t-sm text-soft">{words.keys}</p>
    </Part>
  );
}
