import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/confirm.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { ConfirmQuestion } from '#app/features/applications/components/confirm/confirm-question.tsx';
import { AskAgain } from '#app/features/applications/components/confirm/resend-link.tsx';
import {
  AccountOutcome,
  AccountRefused,
  AccountRequest,
} from '#app/features/applications/components/confirm/confirm-account.tsx';
import { askAgain, confirmByToken, mailAgain } from '#app/features/applications/confirm-by-token.server.ts';
import {
  aboutOf,
  actOf,
  type ConfirmAction,
  type ConfirmOutcome,
} from '#app/features/applications/components/confirm/confirm-values.ts';
import { ConfirmWithPassword } from '#app/features/applications/components/confirm/confirm-with-password.tsx';
import { confirmWithPassword } from '#app/features/applications/confirm-with-password.server.ts';
import { Outcome } from '#app/features/applications/components/confirm/confirm-outcome.tsx';
import { actName } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { LinkRequest } from '#app/forms/use-link-request.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { refusalOfLink, secrecy, secretReferrer } from '#app/shell/mail-link.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { token: 'words', act: 'choice' };

/** Why a link would not work, and whether a password is asked beside it: said before its button is pressed. */
async function stateOf(given: Page, token: string) {
  if (token === '') return { refusal: null, asksPassword: false };
  const state = await given.linkState(token);
  const reason = state.isReplaced ? 'replaced' : refusalOfLink(state, 'confirmation');
  const refusal: ConfirmOutcome | null = reason && { kind: 'refused', reason, status: 200 };
  return { refusal, asksPassword: state.asksPassword };
}

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const confirmation = {
    head: { isHidden: true },
    token,
    ...(await stateOf(context.get(pageContext), token)),
    act: actOf(url.searchParams.get('act')),
    formKey: newFormKey(),
  };
  return data(confirmation, { headers: secrecy });
}

/** In the browser that sent the form, or with the password that was just chosen: straight in. */
const signedIn = ({ locale }: Page, url: URL) =>
  redirectDocument(inLanguageOf(url.pathname, '/dashboard'), {
    status: 303,
    headers: {
      'set-cookie': flashToast({
        color: 'success',
        title: wordsOf(locale, 'signups')('confirm.activeTitle'),
      }),
    },
  });

const told = (outcome: ConfirmOutcome) =>
  data(outcome, { status: outcome.kind === 'refused' ? outcome.status : 200, headers: secrecy });

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const page = context.get(pageContext);
  const token = formText(form, 'token');
  const act = actOf(url.searchParams.get('act'));
  if (form.has('password')) {
    const { outcome, isIn, answer } = await confirmWithPassword(page, form, { token, act });
    if (isIn) throw signedIn(page, url);
    return outcome ? told(outcome) : data(answer.data, { status: answer.init?.status, headers: secrecy });
  }
  if (!form.has(actName)) return askAgain(page, form);
  return answerActions(page, form, url.pathname, {
    mail_again: async () => told(await mailAgain(page, token)),
    confirm: async () => {
      const outcome = await confirmByToken(page, token, act);
      const isOwn = outcome.kind === 'account' && outcome.state === 'active' && !outcome.byParent;
      return isOwn && (await page.signInConfirmed(outcome.email)) ? signedIn(page, url) : told(outcome);
    },
  });
}

export const headers = () => secrecy;

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-form">
      <meta name="referrer" content={secretReferrer} />
      <Body {...loaderData} answer={actionData as Answer | undefined} />
    </div>
  );
}

type Answer = ConfirmOutcome | FormAnswer<LinkRequest> | FormAnswer<null>;

type BodyProps = {
  token: string;
  refusal: ConfirmOutcome | null;
  asksPassword: boolean;
  act: ConfirmAction;
  formKey: string;
  answer: Answer | undefined;
};

function Body({ token, refusal, asksPassword, act, formKey, answer: currentAnswer }: BodyProps) {
  const answer = currentAnswer ?? refusal ?? undefined;
  const isAboutAccount = act === 'account' || act === 'parent';
  // Only the answer of a form has a moment.
  if (asksPassword && (!answer || 'at' in answer))
    return (
      <ConfirmWithPassword token={token} formKey={formKey} answer={answer as FormAnswer<null> | undefined} />
    );
  if (answer && 'at' in answer)
    return <AskAgain isAnswer={false} formKey={formKey} answer={answer as FormAnswer<LinkRequest>} />;
  // Without a link at all it is the place to ask for one.
  if (!answer && token === '') return <AskAgain isAnswer={false} formKey={formKey} />;
  if (!answer)
    return isAboutAccount ? (
      <AccountRequest token={token} act={act} />
    ) : (
      <ConfirmQuestion token={token} about={aboutOf(act)} />
    );
  if (answer.kind === 'account') return <AccountOutcome outcome={answer} />;
  if (isAboutAccount && answer.kind === 'refused')
    return <AccountRefused reason={answer.reason} act={act} formKey={formKey} />;
  return <Outcome outcome={answer} about={aboutOf(act)} token={token} />;
}
