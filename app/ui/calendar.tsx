import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { type DayBounds, isDay } from '#app/ui/day-bounds.ts';
import { MonthGrid } from '#app/ui/month-grid.tsx';
import type { IsoDay } from '#app/ui/read-date.ts';
import { useToday } from '#app/ui/today.ts';

type CalendarProps = DayBounds & {
  /** What the day is for: the label of its field. */
  label: string;
  value?: IsoDay | '';
  onChange?: (value: IsoDay) => void;
  autoFocus?: boolean;
};

/** A month to pick a day from. Arrow keys, Home, End, Page Up and Down (with Shift a year) move; Enter chooses. */
export function Calendar({ label, value = '', onChange, min, max, closedReason, autoFocus }: CalendarProps) {
  const today = useToday();
  const chosen = isDay(value) ? value : undefined;
  const [at, setAt] = useState(chosen ?? within(today, min, max));
  const reason = closedReason?.(at);
  return (
    <AriaLocale>
      <div className="min-w-0">
        <AriaCalendar
          aria-label={label}
          value={chosen ? parseDate(chosen) : null}
          onChange={(day) => onChange?.(day.toString())}
          minValue={min ? parseDate(min) : undefined}
          maxValue={max ? parseDate(max) : undefined}
          isDateUnavailable={(day) => closedReason?.(day.toString()) !== undefined}
          focusedValue={parseDate(at)}
          onFocusChange={(day) => setAt(day.toString())}
          firstDayOfWeek="mon"
          autoFocus={autoFocus}
          className="w-full min-w-0"
        >
          <MonthGrid today={today} onJump={(day) => setAt(within(day, min, max))} />
        </AriaCalendar>
        <p role="status" className="t-sm text-soft not-empty:pt-2">
          {reason}
        </p>
      </div>
    </AriaLocale>
  );
}

/** Where the calendar opens: today, or the nearest day that can be chosen. */
export function within(day: IsoDay, min?: IsoDay, max?: IsoDay): IsoDay {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
