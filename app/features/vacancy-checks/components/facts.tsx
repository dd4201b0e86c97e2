import { VacancyCard } from '#app/features/vacancies/components/card.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Fact } from '#app/ui/fact.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';

/** As a visitor sees it in the search, and what the search does not show. */
export function CheckFacts({ check }: { check: CheckView }) {
  const t = useWords('vacancy-checks');
  const v = useWords('vacancies');
  const { number, shortDate } = useFormat();
  const now = useNow();
  const { preview, vacancyType, categories, place, positions, compensation, requiresVog, expiresAt } = check;
  const paid = {
    none: t('facts.noCompensation'),
    expenses: v('show.expenses'),
    volunteer_fee: v('show.volunteerFee'),
  };
  return (
    <aside aria-label={t('facts.label')} className="grid content-start gap-8 max-xl:sm:grid-cols-2">
      {preview && (
        <figure className="min-w-0">
          <figcaption className="mb-2 t-sm text-soft">{t('facts.preview')}</figcaption>
          {/* Nothing in it can be pressed, and it says nothing that the page does not. */}
          <div inert className="grid max-w-80 wrap-anywhere">
            <VacancyCard vacancy={preview} isPreview isFirst />
          </div>
        </figure>
      )}
      <dl className="grid content-start gap-3">
        <Fact label={t('facts.type')}>{v(`search.types.${vacancyType}`)}</Fact>
        {categories.length > 0 && <Fact label={t('facts.category')}>{categories.join(', ')}</Fact>}
        <Fact label={t('facts.place')}>
          {place === null ? t('facts.remote') : place || t('facts.unknown')}
        </Fact>
        <Fact label={t('facts.positions')}>
          {positions === null ? t('facts.anyNumber') : number(positions)}
        </Fact>
        <Fact label={t('facts.compensation')}>{paid[compensation]}</Fact>
        <Fact label={t('facts.vog')}>{t(requiresVog ? 'facts.vogNeeded' : 'facts.vogNotNeeded')}</Fact>
        {check.demandReason !== null && <Fact label={t('facts.reason')}>{check.demandReason}</Fact>}
        <Fact label={t('facts.contact')}>{check.contactPerson ?? t('facts.unknown')}</Fact>
        <Fact label={t('facts.until')}>{expiresAt ? shortDate(expiresAt, now) : t('facts.endless')}</Fact>
      </dl>
    </aside>
  );
}
