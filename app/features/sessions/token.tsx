/** Signing in by the link of a mail (specification, section 2: /auth/token): only a press on the button uses it up. */
import LogIn from 'lucide-react/icons/log-in';
import { data, redirect, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/token.ts';
import { ApiError, formErrors } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { EntryLayout } from '#app/features/sessions/components/entry-layout.tsx';
import { linkProblemOf, tokenOf } from '#app/features/sessions/link-page.server.ts';
import { LinkRefused, type LinkProblem } from '#app/features/sessions/components/link-refused.tsx';
import { PostForm } from '#app/forms/post-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { refusalOfLink, secrecy } from '#app/shell/mail-link.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const link = await context.get(pageContext).linkState(token);
  // An invitation, or a new password: there the first thing is to choose one.
  if (link.leadsTo === 'password')
    throw redirect(`${inLanguageOf(url.pathname, '/auth/reset')}?${new URLSearchParams({ token })}`);
  const problem: LinkProblem | null = refusalOfLink(link, 'sign_in');
  return data({ head: { isHidden: true }, token, problem }, { headers: secrecy });
}

/** Either the link does not work, or the account may not be used, in the server's own words. */
interface Failure {
  problem: LinkProblem | null;
  text: string;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await context
      .get(pageContext)
      .signInByLink({ token: String(form.get('token') ?? ''), remember: form.has('remember') });
  } catch (error) {
    const problem = linkProblemOf(error);
    if (problem === null) formErrors(error, [401]);
    const failure: Failure = { problem, text: (error as ApiError).message };
    return data(failure, { status: (error as ApiError).status, headers: secrecy });
  }
  // A whole new document: nothing of the visitor before stays in the browser's memory.
  return redirectDocument(inLanguageOf(url.pathname, '/dashboard'), { status: 303 });
}
export const headers = () => secrecy;

export default function Token({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem ?? loaderData.problem;
  return (
    <EntryLayout>
      <meta name="referrer" content="strict-origin" />
      {problem ? (
        <LinkRefused problem={problem} leadsTo="sign_in" />
      ) : (
        <Press token={loaderData.token} refusal={actionData?.text} />
      )}
    </EntryLayout>
  );
}

function Press({ token, refusal }: { token: string; refusal: string | undefined }) {
  const t = useWords('sessions');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <div>
        <h1 className="t-h2">{t('token.title')}</h1>
        <p className="mt-2 text-soft">{t('token.text')}</p>
      </div>
      {refusal && (
        <Notice kind="danger" title={t('signIn.failed')} live>
          {refusal}
        </Notice>
      )}
      <PostForm fields={{ token }} className="grid gap-5">
        <Checkbox
          name="remember"
          label={t('signIn.remember')}
          hint={t('signIn.rememberHint')}
          defaultChecked
        />
        <Button type="submit" size="large" wide icon={<LogIn />} busy={isBusy} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
      </PostForm>
    </>
  );
}
