/** Choosing a first or a new password by the link of a mail (specification, section 2: /auth/reset). */
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/reset.ts';
import { newAccountText } from '#contract/consent-texts.ts';
import { legalPages } from '#contract/public-pages.ts';
import { passwordForm } from '#contract/new-password.ts';
import { ApiError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { EntryLayout } from '#app/features/sessions/components/entry-layout.tsx';
import { linkProblemOf, problemOfLink, tokenOf } from '#app/features/sessions/link-page.server.ts';
import { LinkRefused, type LinkProblem } from '#app/features/sessions/components/link-refused.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useNewPasswordForm } from '#app/forms/new-password-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useLocale, useWords, type Translate } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { secrecy } from '#app/shell/mail-link.ts';
import { LinkedWords } from '#app/ui/linked-words.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { token: 'words', reset_password_token: 'words' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const link = await context.get(pageContext).linkState(token);
  const { isFirstPassword, newAccountFor } = link;
  const problem: LinkProblem | null = problemOfLink(link, 'password');
  return data(
    { head: { isHidden: true }, token, problem, isFirstPassword, newAccountFor, formKey: newFormKey() },
    { headers: secrecy },
  );
}

const labels = (t: Translate<'sessions'>, isFirst: boolean) => ({
  password: t(isFirst ? 'reset.firstPassword' : 'reset.password'),
});

/** What the form has no field for: the account may not be used, whatever its password. */
function asFormError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 401) return error;
  return new ApiError(422, error.problems);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'sessions');
  const form = await readForm(request);
  const token = String(form.get('token') ?? '');
  const link = await page.linkState(token);
  const { isFirstPassword, newAccountFor } = link;
  let problem: LinkProblem | null = null;
  const answer = await answerForm<null, typeof passwordForm>(page, form, {
    schema: passwordForm,
    labels: labels(t, isFirstPassword),
    send: async ({ password }) => {
      try {
        const asked = { token, password };
        await (newAccountFor === null ? page.choosePassword(asked) : page.makeAccount(asked));
      } catch (error) {
        problem = linkProblemOf(error) && (problemOfLink(link, 'password') ?? linkProblemOf(error));
        if (problem === null) throw asFormError(error);
        return null;
      }
      throw redirectDocument(inLanguageOf(url.pathname, '/dashboard'), {
        status: 303,
        headers: {
          'set-cookie': flashToast({
            color: 'success',
            title: t(newAccountFor === null ? 'reset.done' : 'newAccount.done'),
          }),
        },
      });
    },
  });
  // What was typed never comes back.
  if (answer.data.kind === 'refused') answer.data.values = valuesOf(passwordForm);
  return data({ ...answer.data, problem }, { status: answer.init?.status, headers: secrecy });
}
export const clientAction = keepOnNetworkError;
export const headers = () => secrecy;

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as (FormAnswer<null> & { problem?: LinkProblem | null }) | undefined;
  const problem = answer?.problem ?? loaderData.problem;
  return (
    <EntryLayout>
      <meta name="referrer" content="strict-origin" />
      {problem ? (
        <LinkRefused problem={problem} leadsTo="password" />
      ) : (
        <Choose opened={loaderData} answer={answer} />
      )}
    </EntryLayout>
  );
}

type ChooseProps = {
  opened: Pick<Route.ComponentProps['loaderData'], 'token' | 'formKey' | 'isFirstPassword' | 'newAccountFor'>;
  answer: FormAnswer<null> | undefined;
};

function Choose({ opened: { token, formKey, isFirstPassword, newAccountFor: email }, answer }: ChooseProps) {
  const t = useWords('sessions');
  const locale = useLocale();
  const form = useNewPasswordForm({ labels: labels(t, isFirstPassword), formKey, answer });
  return (
    <>
      <div>
        <h1 className="t-h2">{t(email ? 'newAccount.title' : 'reset.title')}</h1>
        <p className="mt-2 text-soft">
          {email ? t('newAccount.text', { email }) : t(isFirstPassword ? 'reset.firstText' : 'reset.text')}
        </p>
      </div>
      <Form form={form}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField size="large" />
        <SubmitButton size="large" wide>
          {t(email ? 'newAccount.submit' : 'reset.submit')}
        </SubmitButton>
        {email && (
          <p className="t-sm text-soft">
            <LinkedWords text={newAccountText[locale]} hrefs={[legalPages.terms, legalPages.privacy]} />
          </p>
        )}
      </Form>
    </>
  );
}
