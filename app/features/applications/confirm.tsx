import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/confirm.ts';
import { page, type Page } from '#app/api/page-context.ts';
import { Asked } from '#app/features/applications/parts/confirm-asked.tsx';
import { AskAgain } from '#app/features/applications/parts/ask-again.tsx';
import {
  AccountOutcome,
  AccountRefused,
  AskedAccount,
} from '#app/features/applications/parts/confirm-account.tsx';
import { askAgain, confirmByToken } from '#app/features/applications/parts/confirm-by-token.server.ts';
import {
  actOf,
  type ConfirmAct,
  type ConfirmOutcome,
} from '#app/features/applications/parts/confirm-values.ts';
import { ConfirmWithPassword } from '#app/features/applications/parts/confirm-with-password.tsx';
import { confirmWithPassword } from '#app/features/applications/parts/confirm-with-password.server.ts';
import { Outcome } from '#app/features/applications/parts/confirm-outcome.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { formKeyName, type FormAnswer } from '#app/forms/form-answer.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { LinkAsked } from '#app/forms/use-link-ask.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { refusalOfLink, secrecy, secretReferrer } from '#app/shell/mail-link.ts';

/** Why a link would not work, and whether a password is asked beside it: said before its button is pressed. */
async function stateOf(given: Page, token: string) {
  if (token === '') return { refusal: null, asksPassword: false };
  const state = await given.linkState(token);
  const reason = refusalOfLink(state, 'confirmation');
  const refusal: ConfirmOutcome | null = reason && { kind: 'refused', reason, status: 200 };
  return { refusal, asksPassword: state.asksPassword };
}

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const asked = {
    head: { isHidden: true },
    token,
    ...(await stateOf(context.get(page), token)),
    act: actOf(url.searchParams.get('act')),
    formKey: newFormKey(),
  };
  return data(asked, { headers: secrecy });
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
  const given = context.get(page);
  if (form.has(formKeyName) && !form.has('token')) return askAgain(given, form);
  const token = formText(form, 'token');
  const act = actOf(url.searchParams.get('act'));
  if (form.has('password')) {
    const { outcome, isIn, answer } = await confirmWithPassword(given, form, { token, act });
    if (isIn) throw signedIn(given, url);
    return outcome ? told(outcome) : data(answer.data, { status: answer.init?.status, headers: secrecy });
  }
  const outcome = await confirmByToken(given, token, act);
  const isOwn = outcome.kind === 'account' && outcome.state === 'active' && !outcome.byParent;
  if (isOwn && (await given.signInConfirmed(outcome.email))) throw signedIn(given, url);
  return told(outcome);
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

type Answer = ConfirmOutcome | FormAnswer<LinkAsked> | FormAnswer<null>;

type BodyProps = {
  token: string;
  refusal: ConfirmOutcome | null;
  asksPassword: boolean;
  act: ConfirmAct;
  formKey: string;
  answer: Answer | undefined;
};

function Body({ token, refusal, asksPassword, act, formKey, answer: given }: BodyProps) {
  const answer = given ?? refusal ?? undefined;
  const isAboutAccount = act === 'account' || act === 'parent';
  // Only the answer of a form has a moment.
  if (asksPassword && (!answer || 'at' in answer))
    return (
      <ConfirmWithPassword token={token} formKey={formKey} answer={answer as FormAnswer<null> | undefined} />
    );
  if (answer && 'at' in answer)
    return <AskAgain isAnswer={false} formKey={formKey} answer={answer as FormAnswer<LinkAsked>} />;
  // Without a link at all it is the place to ask for one.
  if (!answer && token === '') return <AskAgain isAnswer={false} formKey={formKey} />;
  if (!answer)
    return isAboutAccount ? (
      <AskedAccount token={token} act={act} />
    ) : (
      <Asked token={token} isWithdrawal={act === 'withdraw'} />
    );
  if (answer.kind === 'account') return <AccountOutcome outcome={answer} />;
  if (isAboutAccount && answer.kind === 'refused')
    return <AccountRefused reason={answer.reason} formKey={formKey} />;
  return <Outcome outcome={answer} isWithdrawal={act === 'withdraw'} />;
}
