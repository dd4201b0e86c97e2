/** Signing in by the link of a mail (specification, section 2: /auth/token): only a press on the button uses it up. */
import LogIn from 'lucide-react/icons/log-in';
import { data, redirect } from 'react-router';
import type { Route } from './+types/token.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { EntryLayout } from '#app/features/sessions/components/entry-layout.tsx';
import { linkProblemOf, problemOfLink, tokenOf } from '#app/features/sessions/link-page.server.ts';
import { LinkRefused, type LinkProblem } from '#app/features/sessions/components/link-refused.tsx';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { secrecy } from '#app/shell/mail-link.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { token: 'words', reset_password_token: 'words' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const link = await context.get(pageContext).linkState(token);
  // An invitation, or a new password: there the first thing is to choose one.
  if (link.leadsTo === 'password')
    throw redirect(`${inLanguageOf(url.pathname, '/auth/reset')}?${new URLSearchParams({ token })}`);
  const problem: LinkProblem | null = problemOfLink(link, 'sign_in');
  return data({ head: { isHidden: true }, token, problem }, { headers: secrecy });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const enter = async (form: FormData) => {
    try {
      await page.signInByLink({ token: formText(form, 'token'), remember: form.has('remember') });
    } catch (error) {
      const problem = linkProblemOf(error);
      if (problem === null) throw error;
      return data({ problem }, { status: (error as ApiError).status, headers: secrecy });
    }
    // A whole new document: nothing of the visitor before stays in the browser's memory.
    return { to: inLanguageOf(url.pathname, '/dashboard'), isDocument: true };
  };
  return answerActions(page, await readForm(request), url.pathname, { enter }, [401]);
}
export const headers = () => secrecy;

export default function Token({ loaderData, actionData }: Route.ComponentProps) {
  const problem = ownAnswer(actionData)?.problem ?? loaderData.problem;
  return (
    <EntryLayout>
      <meta name="referrer" content="strict-origin" />
      {problem ? <LinkRefused problem={problem} leadsTo="sign_in" /> : <Enter token={loaderData.token} />}
    </EntryLayout>
  );
}

const Act = actFormOf<'enter'>();
const Press = actButtonOf<'enter'>();

function Enter({ token }: { token: string }) {
  const t = useWords('sessions');
  const refused = useActRefusal('enter');
  return (
    <>
      <div>
        <h1 className="t-h2">{t('token.title')}</h1>
        <p className="mt-2 text-soft">{t('token.text')}</p>
      </div>
      {refused && (
        <Notice key={refused.at} kind="danger" title={t('signIn.failed')} live>
          {inSentences(refused.general)}
        </Notice>
      )}
      <Act act="enter" fields={{ token }} isTold className="grid gap-5">
        <Checkbox
          name="remember"
          label={t('signIn.remember')}
          hint={t('signIn.rememberHint')}
          defaultChecked
        />
        <Press size="large" wide icon={<LogIn />} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Press>
      </Act>
    </>
  );
}
