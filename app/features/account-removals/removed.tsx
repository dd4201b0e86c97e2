/** Gone (specification, section 2: /profiel/verwijderd). Says so to whoever comes by: nobody is known here any more. */
import { HousePart } from '#app/drawings/house-part.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = () => ({ head: { isHidden: true } });

export default function Removed() {
  const t = useWords('account-removals');
  return (
    <div className="mx-auto flex max-w-form flex-col items-start gap-x-10 gap-y-6 sm:flex-row">
      <span className="shrink-0">
        <HousePart kind="tree" />
      </span>
      <div className="min-w-0 max-w-lead">
        <h1 className="t-h1">{t('removed.title')}</h1>
        <p className="mt-4">{t('removed.text')}</p>
        <p className="mt-3">{t('removed.thanks')}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="/">{t('removed.home')}</ButtonLink>
          <ButtonLink href="/vacancies/search" kind="line">
            {t('removed.search')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
