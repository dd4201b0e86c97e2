import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/sign-out.ts';
import { pageContext } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { SignOutForm } from '#app/shell/account-menu.tsx';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';

type Arriving = Pick<Route.LoaderArgs, 'context' | 'url'>;

/**
 * Whoever arrives leaves and goes home (specification, section 2), by the button in the menu as well as by address. A whole
 * new document, so that nothing of what was on the screen stays in the browser's memory.
 */
async function leave({ context, url }: Arriving): Promise<Response> {
  const { locale, signOut } = context.get(pageContext);
  await signOut();
  const title = wordsOf(locale, 'sessions')('signOut.done');
  return redirectDocument(inLanguageOf(url.pathname, '/'), {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title }) },
  });
}

/** The browser says that another site sent the person here, who may not have meant to leave. */
const comesFromElsewhere = (request: Request) =>
  ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const isSignedIn = context.get(pageContext).actor.kind === 'user';
  if (!isSignedIn || !comesFromElsewhere(request)) return leave({ context, url });
  return data({ head: { isHidden: true } }, { headers: { 'cache-control': 'no-store' } });
}
export const action = ({ context, url }: Route.ActionArgs) => leave({ context, url });

/** Asks by a button. */
export default function SignOut() {
  const t = useWords('sessions');
  return (
    <MessagePage
      title={t('signOut.title')}
      actions={
        <SignOutForm className="flex flex-wrap gap-3">
          <Button type="submit" size="large">
            {t('signOut.button')}
          </Button>
          <ButtonLink href="/dashboard" kind="line" size="large">
            {t('signOut.stay')}
          </ButtonLink>
        </SignOutForm>
      }
    >
      <p>{t('signOut.text')}</p>
    </MessagePage>
  );
}
