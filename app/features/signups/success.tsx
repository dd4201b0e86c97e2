/** What comes after the form (specification, section 2: /signup/success). */
import { useWords } from '#app/i18n/words.ts';
import { ToldPage } from '#app/shell/told-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = () => ({ head: { isHidden: true } });

export default function SignUpSuccess() {
  const t = useWords('signups');
  return (
    <ToldPage
      title={t('success.title')}
      drawing="house"
      actions={
        <>
          <ButtonLink href="/vacancies/search">{t('success.search')}</ButtonLink>
          <ButtonLink href="/confirm" kind="line">
            {t('success.again')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('success.text')}</p>
      <p className="text-soft">{t('success.hint')}</p>
    </ToldPage>
  );
}
