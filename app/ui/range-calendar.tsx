import { parseDate } from '@internationalized/date';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { type CalendarProps, MonthFrame, useMonth } from '#app/ui/calendar-month.tsx';
import { isDay } from '#app/ui/day-bounds.ts';
import { MonthGrid } from '#app/ui/month-grid.tsx';
import type { IsoDay } from '#contract/read-date.ts';

/** The first and last day; '' where none is given yet. */
export type DayRange = { from: IsoDay | ''; until: IsoDay | '' };

type RangeCalendarProps = CalendarProps & {
  value: DayRange;
  onChange?: (value: DayRange) => void;
};

/** Two presses: the first day and the last. */
export function RangeCalendar({ value, onChange, ...rest }: RangeCalendarProps) {
  const from = isDay(value.from) ? value.from : undefined;
  const until = isDay(value.until) ? value.until : undefined;
  const { calendar, grid, reason } = useMonth(rest, from ?? until);
  const isWhole = from !== undefined && until !== undefined && from <= until;
  return (
    <MonthFrame reason={reason}>
      <AriaRangeCalendar
        {...calendar}
        value={isWhole ? { start: parseDate(from), end: parseDate(until) } : null}
        onChange={({ start, end }) => onChange?.({ from: start.toString(), until: end.toString() })}
      >
        <MonthGrid {...grid} isRange />
      </AriaRangeCalendar>
    </MonthFrame>
  );
}
