// What a range field loads when its calendar is opened for the first time.
import type { RefObject } from 'react';
import { CalendarFloat } from '#app/ui/calendar-float.tsx';
import type { DayBounds } from '#app/ui/day-bounds.ts';
import { type DayRange, RangeCalendar } from '#app/ui/range-calendar.tsx';

type DateRangePickerProps = DayBounds & {
  label: string;
  value: DayRange;
  anchor: RefObject<HTMLElement | null>;
  onPick: (value: DayRange) => void;
  onClose: () => void;
};

export default function DateRangePicker({ anchor, onPick, onClose, ...calendar }: DateRangePickerProps) {
  return (
    <CalendarFloat label={calendar.label} anchor={anchor} onClose={onClose}>
      <RangeCalendar {...calendar} onChange={onPick} autoFocus />
    </CalendarFloat>
  );
}
