import { days } from '#contract/schedule.ts';
import { useWords } from '#app/i18n/words.ts';

/** 'en ik kan op': the week in a row. Ticks of a form with the look of the week strip, so that it works without script. */
export function HeroDays() {
  const t = useWords('pages');
  const tv = useWords('vacancies');
  return (
    <fieldset className="min-w-0 px-4 py-2.5 has-checked:[&_.any-day]:hidden lg:px-5">
      <legend className="contents">
        <span className="block truncate t-sm text-soft">
          {t('hero.days')} <span className="any-day font-semibold text-ink">{t('hero.anyDay')}</span>
        </span>
      </legend>
      <div className="mt-1 grid grid-cols-7 gap-1">
        {days.map((day) => (
          <label key={day} className="relative block">
            <input
              type="checkbox"
              name="day"
              value={day}
              aria-label={tv(`card.days.${day}.long`)}
              className="peer absolute inset-0 size-full appearance-none rounded-cell focus-inset"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none grid h-11 place-content-center rounded-cell border-ctl border-transparent bg-sunken t-sm leading-none text-ink peer-checked:bg-solid peer-checked:font-bold peer-checked:text-onsolid peer-hover:border-ink md:h-[1.8em] forced-colors:border-[CanvasText] forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight]"
            >
              {tv(`card.days.${day}.letter`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
