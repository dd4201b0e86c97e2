import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button,
  CalendarCell,
  type CalendarCellRenderProps,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import type { IsoDay } from '#contract/read-date.ts';
import { dateWords } from '#app/ui/words/date.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const step =
  'grid size-11 place-content-center rounded-ctl transition-colors hover:bg-tint2 data-[disabled]:text-soft data-[disabled]:opacity-50 data-[disabled]:hover:bg-transparent [&_svg]:size-5';

/** Chosen is solid, today has a ring, what cannot be chosen is struck through, days of another month are quiet. */
function look(day: CalendarCellRenderProps, today: IsoDay, isRange: boolean): string {
  const isEnd = !isRange || day.isSelectionStart || day.isSelectionEnd;
  const closed = (day.isDisabled || day.isUnavailable) && !day.isOutsideMonth;
  const ground =
    day.isSelected && !day.isOutsideMonth
      ? isEnd
        ? 'bg-solid font-bold text-onsolid hover:bg-solidh forced-colors:border-[Highlight]'
        : 'bg-tint2 text-ink'
      : closed || day.isOutsideMonth
        ? 'text-soft'
        : 'text-ink hover:bg-tint2';
  return [
    'mx-auto grid h-11 w-full max-w-13 cursor-pointer place-content-center rounded-ctl border-2 tnum transition-colors data-[disabled]:cursor-default',
    day.date.toString() === today ? 'border-solid font-bold' : 'border-transparent',
    closed ? 'line-through' : '',
    ground,
  ].join(' ');
}

/** The name of a day with 'Today' at the day that it is at the centre: the library goes by the zone of the device. */
function withToday(name: string, word: string, isToday: boolean): string {
  const plain = name.replace(`${word}, `, '');
  return isToday ? `${word}, ${plain}` : plain;
}

/** A birthday of somebody of a hundred is in reach, and so is what is planned far ahead. */
const yearsShown = 201;

type JumpProps = {
  label: string;
  value: string | number;
  items: readonly { id: string | number; formatted: string; date: { toString: () => string } }[];
  onJump: (day: IsoDay) => void;
};

/** The month or the year by its name: birth dates are far from today. The browser's own list, quick on every device. */
function Jump({ label, value, items, onJump }: JumpProps) {
  return (
    <select
      aria-label={label}
      value={value}
      // The library ends a range wherever a pointer is let go beside its own buttons; one may begin in May and end in June.
      onPointerUp={(event) => event.stopPropagation()}
      onChange={({ target }) => {
        const chosen = items.find(({ id }) => String(id) === target.value);
        if (chosen) onJump(chosen.date.toString());
      }}
      className="field-sizing-content min-h-11 cursor-pointer rounded-ctl px-1 font-head t-h4 font-semibold transition-colors hover:bg-tint2"
    >
      {items.map((item) => (
        <option key={item.id} value={item.id} className="bg-surface t-body text-ink">
          {item.formatted}
        </option>
      ))}
    </select>
  );
}

type MonthGridProps = {
  today: IsoDay;
  /** To another month or year; the focus stays with the list that it was chosen from. */
  onJump: (day: IsoDay) => void;
  isRange?: boolean;
};

/** One month: its name between two steps, the days from Monday on. */
export function MonthGrid({ today, onJump, isRange = false }: MonthGridProps) {
  const words = useOwnWords(dateWords);
  const named = (name: string | undefined, { date }: CalendarCellRenderProps) =>
    withToday(name ?? '', words.today, date.toString() === today);
  return (
    <>
      <div className="flex items-center justify-between gap-2 pb-1">
        <Button slot="previous" aria-label={words.previous} className={step}>
          <ChevronLeft />
        </Button>
        <span className="flex min-w-0 flex-wrap justify-center">
          <CalendarMonthPicker format="long">
            {(month) => <Jump {...month} label={words.month} onJump={onJump} />}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={yearsShown}>
            {(year) => <Jump {...year} label={words.year} onJump={onJump} />}
          </CalendarYearPicker>
        </span>
        <Button slot="next" aria-label={words.next} className={step}>
          <ChevronRight />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className="month-grid">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-9 t-xs font-normal text-soft">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={(day) => look(day, today, isRange)}
              render={(cell, day) => <div {...cell} aria-label={named(cell['aria-label'], day)} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
