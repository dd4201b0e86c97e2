import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { hoursWords } from '#app/features/vacancies/components/practical.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';

/** When it is, and how many places are left or else how long it takes. */
export default function PhoneBarWords({ vacancy }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const { longDay } = useFormat();
  const { schedule, startsOn, endsOn, positionsLeft } = vacancy;
  const isOneDay = startsOn !== null && startsOn === endsOn;
  const hours = hoursWords(t, useLocale(), vacancy);
  return (
    <p className="min-w-0 flex-1 t-sm leading-snug max-[20rem]:hidden">
      <span className="block font-semibold text-ink">
        {whenWords(t, schedule, isOneDay ? longDay(startsOn) : undefined)}
      </span>
      <span className="text-soft">
        {positionsLeft === null ? hours : t('show.placesShort', { count: positionsLeft })}
      </span>
    </p>
  );
}
