/** What comes after the form (specification, section 2: /signup/success). */
import { HousePart } from '#app/drawings/house-part.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = () => ({ head: { isHidden: true } });

export default function SignUpSuccess() {
  const t = useWords('signups');
  return (
    <div className="mx-auto flex max-w-form flex-col items-start gap-x-10 gap-y-6 sm:flex-row">
      <span className="shrink-0">
        <HousePart kind="house" />
      </span>
      <div className="min-w-0 max-w-lead">
        <h1 className="t-h1">{t('success.title')}</h1>
        <div className="mt-4 space-y-3">
          <p>{t('success.text')}</p>
          <p className="text-soft">{t('success.hint')}</p>
        </div>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="/vacancies/search">{t('success.search')}</ButtonLink>
          <ButtonLink href="/confirm" kind="line">
            {t('success.again')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
