/**
 * Leaving (specification, section 2: /account/verwijderen). Without a link it asks for the mail; with one it shows what goes
 * and what stays, and only the press on its button removes anything: mail scanners open links.
 */
import { data } from 'react-router';
import type { Route } from './+types/remove.ts';
import { accountRemovalRequest } from '#contract/account-removals.ts';
import { accountRemovalCalls } from '#contract/calls/account-removals.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { pageContext } from '#app/api/page-context.ts';
import { AskForMail } from '#app/features/account-removals/components/ask-for-mail.tsx';
import { PressToRemove } from '#app/features/account-removals/components/press-to-remove.tsx';
import { pressRemoval } from '#app/features/account-removals/remove.server.ts';
import { RefusedLink } from '#app/features/account-removals/components/refused-link.tsx';
import { actName, ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFrame } from '#app/shell/frame.ts';
import { Notice } from '#app/ui/notice.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { refusalOfLink, secrecy } from '#app/shell/mail-link.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { token: 'words' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, api, linkState } = context.get(pageContext);
  const token = url.searchParams.get('token') ?? '';
  const refusal = token === '' ? null : refusalOfLink(await linkState(token), 'removal');
  const own = actor.kind === 'user' ? await api.one(currentUserCalls.show) : null;
  return data(
    { token, refusal, email: own?.email ?? '', formKey: newFormKey(), head: { isHidden: true } },
    { headers: secrecy },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  if (form.has(actName))
    return answerActions(page, form, url.pathname, {
      remove: async (pressed) => {
        const reason = await pressRemoval(page, formText(pressed, 'token'));
        if (reason === null) return { to: inLanguageOf(url.pathname, '/profiel/verwijderd') };
        return data({ refusal: reason }, { status: 422, headers: secrecy });
      },
    });
  const t = wordsOf(page.locale, 'account-removals');
  return answerForm(page, form, {
    schema: accountRemovalRequest,
    labels: { email: t('ask.email') },
    send: async ({ email }) => {
      await page.api.send(accountRemovalCalls.create, { body: { email } });
      return { email };
    },
  });
}

export const headers = () => secrecy;

export default function Remove({ loaderData, actionData }: Route.ComponentProps) {
  const { token, refusal, email, formKey } = loaderData;
  const t = useWords('account-removals');
  const user = useFrame()?.user;
  if (user?.visit)
    return (
      <div className="mx-auto grid max-w-form gap-8">
        <h1 className="t-h1">{t('ask.title')}</h1>
        <Notice kind="info" title={t('visit.title', { name: user.name })}>
          {t('visit.text')}
        </Notice>
      </div>
    );
  const answer = ownAnswer(actionData);
  if (answer && 'refusal' in answer) return <RefusedLink reason={answer.refusal} />;
  // After a press the answer counts: the link is used by it.
  if (actionData === undefined && refusal) return <RefusedLink reason={refusal} />;
  if (token !== '') return <PressToRemove token={token} />;
  return <AskForMail email={email} formKey={formKey} answer={answer} />;
}
