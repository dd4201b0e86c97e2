// What a date field loads when its calendar is opened for the first time.
import type { RefObject } from 'react';
import { CalendarFloat } from '#app/ui/calendar-float.tsx';
import { Calendar } from '#app/ui/calendar.tsx';
import type { DayBounds } from '#app/ui/day-bounds.ts';

type DatePickerProps = DayBounds & {
  label: string;
  value: string;
  anchor: RefObject<HTMLElement | null>;
  onPick: (value: string) => void;
  onClose: () => void;
};

export default function DatePicker({ anchor, onPick, onClose, ...calendar }: DatePickerProps) {
  return (
    <CalendarFloat label={calendar.label} anchor={anchor} onClose={onClose}>
      <Calendar {...calendar} onChange={onPick} autoFocus />
    </CalendarFloat>
  );
}
