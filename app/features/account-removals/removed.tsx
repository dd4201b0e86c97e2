/** Gone (specification, section 2: /profiel/verwijderd). Says so to whoever comes by: nobody is known here any more. */
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = () => ({ head: { isHidden: true } });

export default function Removed() {
  const t = useWords('account-removals');
  return (
    <MessagePage
      title={t('removed.title')}
      drawing="tree"
      actions={
        <>
          <ButtonLink href="/">{t('removed.home')}</ButtonLink>
          <ButtonLink href="/vacancies/search" kind="line">
            {t('removed.search')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('removed.text')}</p>
      <p>{t('removed.thanks')}</p>
    </MessagePage>
  );
}
