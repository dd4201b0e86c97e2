/** What comes after the form (specification, section 2: /signup/success). */
import { data } from 'react-router';
import type { Route } from './+types/success.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** It names an address, so it is kept nowhere. */
const secrecy = { 'cache-control': 'no-store' };

export const loader = ({ context }: Route.LoaderArgs) =>
  data({ head: { isHidden: true }, email: context.get(pageContext).signedUpHere }, { headers: secrecy });
export const headers = () => secrecy;

export default function SignUpSuccess({ loaderData: { email } }: Route.ComponentProps) {
  const t = useWords('signups');
  return (
    <MessagePage
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
      <p>{email ? t('success.textTo', { email }) : t('success.text')}</p>
      <p className="text-soft">{t('success.hint')}</p>
    </MessagePage>
  );
}
