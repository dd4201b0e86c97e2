import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { useWords } from '#app/i18n/words.ts';

/** Under the title: the organisation, and the centre whose it is where a partner shares it. */
export function Whose({ vacancy: { organizationName, sharedBy } }: { vacancy: VacancySummary }) {
  const t = useWords('vacancies');
  return (
    <p className="mt-0.5 text-soft">
      {organizationName}
      {sharedBy && <span className="block t-sm">{t('card.via', { name: sharedBy.name })}</span>}
    </p>
  );
}
