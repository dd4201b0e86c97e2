import { days, dayTimes, type Day, type DayTime } from '#contract/schedule.ts';
import { useWords } from '#app/i18n/words.ts';
import { DayPartGrid } from '#app/ui/day-part-grid.tsx';
import { capital } from '#app/i18n/capital.ts';

type DayPartFilterProps = { chosen: readonly string[]; size: 'form' | 'small' };

/** The week as a filter: which day parts somebody can. */
export function DayPartFilter({ chosen, size }: DayPartFilterProps) {
  const t = useWords('vacancies');
  return (
    <div className="[&_.day-parts-small]:grid-cols-[auto_repeat(7,minmax(24px,1fr))] [&_legend]:mb-2 [&_legend]:t-h4 [&_legend]:font-head">
      <DayPartGrid
        label={t('search.groups.dayPart')}
        name="day_part"
        size={size}
        days={days.map((key) => ({
          key,
          short: t(`card.days.${key}.short`),
          letter: t(`card.days.${key}.letter`),
        }))}
        parts={dayTimes.map((key) => ({ key, label: capital(t(`card.parts.${key}`)) }))}
        defaultValue={chosen.map((part) => part.replace('_', '-'))}
        cellName={(day, part) =>
          t('search.cell', {
            day: t(`card.days.${day as Day}.long`),
            part: t(`card.parts.${part as DayTime}`),
          })
        }
        allName={(heading) => t('search.allOf', { heading })}
      />
    </div>
  );
}
