import { days, dayTimes, type DayPart } from '#contract/schedule.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';
import { useWords } from '#app/i18n/words.ts';

type ScheduleGridProps = {
  schedule: 'flexible' | readonly DayPart[];
  /** Where help is wanted on one date only. */
  date?: string;
};

const place = (day: number, part: number) => ({ '--day': day, '--part': part }) as Record<string, number>;

/** The 7 × 3 parts of the week as a picture, with the words that say the same. */
export function ScheduleGrid({ schedule, date }: ScheduleGridProps) {
  const t = useWords('vacancies');
  const words = <p className="font-semibold">{whenWords(t, schedule, date)}</p>;
  if (schedule === 'flexible' || schedule.length === 0) return words;
  return (
    <>
      {words}
      <div aria-hidden="true" className="mt-3 day-parts day-parts-small max-w-80">
        {days.map((day, at) => (
          <span
            key={day}
            data-place=""
            style={place(at, -1)}
            className="grid place-content-center t-xs font-semibold text-ink"
          >
            {t(`card.days.${day}.letter`)}
          </span>
        ))}
        {dayTimes.map((time, at) => (
          <span key={time} data-place="" style={place(-1, at)} className="flex items-center t-xs text-soft">
            {t(`card.parts.${time}`)}
          </span>
        ))}
        {days.map((day, dayAt) =>
          dayTimes.map((time, timeAt) => {
            const isNeeded = schedule.includes(`${day}_${time}`);
            return (
              <span
                key={`${day} ${time}`}
                data-place=""
                style={place(dayAt, timeAt)}
                className={`rounded-cell border-ctl border-transparent ${isNeeded ? 'bg-solid forced-colors:border-[Highlight]' : 'bg-sunken'}`}
              />
            );
          }),
        )}
      </div>
    </>
  );
}
