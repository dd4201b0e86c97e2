import CalendarDays from 'lucide-react/icons/calendar-days';
import { days, type Day } from '#contract/schedule.ts';
import { useWords } from '#app/i18n/words.ts';
import { Popover } from '#app/shell/popover.tsx';
import { daysInWords } from '#app/features/vacancies/parts/when.ts';

/** 'en ik kan op': seven days in a panel that opens without script. */
export function HeroDays({ chosen }: { chosen: readonly string[] }) {
  const t = useWords('pages');
  const tv = useWords('vacancies');
  const known = days.filter((day): day is Day => chosen.includes(day));
  const words =
    known.length === 1
      ? tv(`card.days.${known[0] as Day}.long`)
      : known.length > 1
        ? daysInWords(tv, known)
        : t('hero.anyDay');
  return (
    <Popover
      summaryClass="focus-inset h-full rounded-ctl px-4 py-2.5 lg:px-5"
      panelClass="max-md:px-4 max-md:pb-3 md:absolute md:start-0 md:top-full md:layer-popover md:mt-3 md:w-64 md:rounded-card md:border md:border-line md:bg-surface md:px-5 md:py-3 md:shadow-float"
      summary={
        <span className="relative block w-full pr-8">
          <span className="block t-sm text-soft">{t('hero.days')}</span>
          <span className="block h-[1.8em] truncate leading-[1.8em] font-semibold text-ink">{words}</span>
          <CalendarDays aria-hidden="true" className="absolute right-0 bottom-1.5 size-5" />
        </span>
      }
    >
      <fieldset>
        <legend className="sr-only">{t('hero.days')}</legend>
        {days.map((day) => (
          <label key={day} className="flex min-h-11 items-center gap-3 py-2">
            <input type="checkbox" name="day" value={day} className="tick" />
            {tv(`card.days.${day}.long`)}
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
