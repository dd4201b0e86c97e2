// What a calendar for one day and one for a range share.
import { type CalendarDate, parseDate } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import type { DayBounds } from '#app/ui/day-bounds.ts';
import type { IsoDay } from '#contract/read-date.ts';
import { useToday } from '#app/ui/today.ts';

export type CalendarProps = DayBounds & {
  /** What the day or the days are for: the label of the field. */
  label: string;
  autoFocus?: boolean;
};

/** Where the keyboard is, first at the chosen day or else near today, and which days can be chosen. */
export function useMonth({ label, min, max, closedReason, autoFocus }: CalendarProps, chosen?: IsoDay) {
  const today = useToday();
  const [at, setAt] = useState(chosen ?? within(today, min, max));
  return {
    calendar: {
      'aria-label': label,
      autoFocus,
      minValue: min ? parseDate(min) : undefined,
      maxValue: max ? parseDate(max) : undefined,
      isDateUnavailable: (day: { toString: () => string }) => closedReason?.(day.toString()) !== undefined,
      focusedValue: parseDate(at),
      onFocusChange: (day: CalendarDate) => setAt(day.toString()),
      firstDayOfWeek: 'mon' as const,
      className: 'w-full min-w-0',
    },
    grid: { today, onJump: (day: IsoDay) => setAt(within(day, min, max)) },
    reason: closedReason?.(at),
  };
}

/** Round the calendar: below it why the day that the keyboard is at cannot be chosen. */
export function MonthFrame({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  return (
    <AriaLocale>
      <div className="min-w-0">
        {children}
        <p role="status" className="t-sm text-soft not-empty:pt-2">
          {reason}
        </p>
      </div>
    </AriaLocale>
  );
}

/** The day itself, or the nearest that can be chosen. */
function within(day: IsoDay, min?: IsoDay, max?: IsoDay): IsoDay {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
