import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { type CalendarProps, MonthFrame, useMonth } from '#app/ui/calendar-month.tsx';
import { isDay } from '#app/ui/day-bounds.ts';
import { MonthGrid } from '#app/ui/month-grid.tsx';
import type { IsoDay } from '#contract/read-date.ts';

type OneDayProps = CalendarProps & {
  value?: IsoDay | '';
  onChange?: (value: IsoDay) => void;
};

/** A month to pick a day from. Arrow keys, Home, End, Page Up and Down (with Shift a year) move; Enter chooses. */
export function Calendar({ value = '', onChange, ...rest }: OneDayProps) {
  const chosen = isDay(value) ? value : undefined;
  const { calendar, grid, reason } = useMonth(rest, chosen);
  return (
    <MonthFrame reason={reason}>
      <AriaCalendar
        {...calendar}
        value={chosen ? parseDate(chosen) : null}
        onChange={(day) => onChange?.(day.toString())}
      >
        <MonthGrid {...grid} />
      </AriaCalendar>
    </MonthFrame>
  );
}
