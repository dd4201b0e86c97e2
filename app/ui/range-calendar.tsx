import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { within } from '#app/ui/calendar.tsx';
import { type DayBounds, isDay } from '#app/ui/day-bounds.ts';
import { MonthGrid } from '#app/ui/month-grid.tsx';
import type { IsoDay } from '#app/ui/read-date.ts';
import { useToday } from '#app/ui/today.ts';

/** The first and last day; '' where none is given yet. */
export type DayRange = { from: IsoDay | ''; until: IsoDay | '' };

type RangeCalendarProps = DayBounds & {
  label: string;
  value: DayRange;
  onChange?: (value: DayRange) => void;
  autoFocus?: boolean;
};

/** Two presses: the first day and the last. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { label, value, onChange, min, max, closedReason, autoFocus } = props;
  const today = useToday();
  const from = isDay(value.from) ? value.from : undefined;
  const until = isDay(value.until) ? value.until : undefined;
  const [at, setAt] = useState(from ?? until ?? within(today, min, max));
  const whole = from !== undefined && until !== undefined && from <= until;
  return (
    <AriaLocale>
      <div className="min-w-0">
        <AriaRangeCalendar
          aria-label={label}
          value={whole ? { start: parseDate(from), end: parseDate(until) } : null}
          onChange={({ start, end }) => onChange?.({ from: start.toString(), until: end.toString() })}
          minValue={min ? parseDate(min) : undefined}
          maxValue={max ? parseDate(max) : undefined}
          isDateUnavailable={(day) => closedReason?.(day.toString()) !== undefined}
          focusedValue={parseDate(at)}
          onFocusChange={(day) => setAt(day.toString())}
          firstDayOfWeek="mon"
          autoFocus={autoFocus}
          className="w-full min-w-0"
        >
          <MonthGrid today={today} onJump={(day) => setAt(within(day, min, max))} isRange />
        </AriaRangeCalendar>
        <p role="status" className="t-sm text-soft not-empty:pt-2">
          {closedReason?.(at)}
        </p>
      </div>
    </AriaLocale>
  );
}
