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
import { Outcome } from '#app/features/applications/parts/confirm-outcome.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { formKeyName, type FormAnswer } from '#app/forms/form-answer.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import type { LinkAsked } from '#app/forms/use-link-ask.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { refusalOfLink, secrecy, secretReferrer } from '#app/shell/mail-link.ts';

/** Why a link would not work, said before its button is pressed. */
async function refusalOf(given: Page, token: string): Promise<ConfirmOutcome | null> {
  if (token === '') return null;
  const reason = refusalOfLink(await given.linkState(token), 'confirmation');
  return reason && { kind: 'refused', reason, status: 200 };
}

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const asked = {
    head: { isHidden: true },
    token,
    refusal: await refusalOf(context.get(page), token),
    act: actOf(url.searchParams.get('act')),
    formKey: newFormKey(),
  };
  return data(asked, { headers: secrecy });
}

/** In the browser that sent the form: straight in. */
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

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const given = context.get(page);
  if (form.has(formKeyName)) return askAgain(given, form);
  const token = form.get('token');
  const act = actOf(url.searchParams.get('act'));
  const outcome = await confirmByToken(given, typeof token === 'string' ? token : '', act);
  const isOwn = outcome.kind === 'account' && outcome.state === 'active' && !outcome.byParent;
  if (isOwn && (await given.signInConfirmed(outcome.email))) throw signedIn(given, url);
  return data(outcome, { status: outcome.kind === 'refused' ? outcome.status : 200, headers: secrecy });
}

export const headers = () => secrecy;

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-form">
      <meta name="referrer" content={secretReferrer} />
      <Body {...loaderData} answer={actionData as ConfirmOutcome | FormAnswer<LinkAsked> | undefined} />
    </div>
  );
}

type BodyProps = {
  token: string;
  refusal: ConfirmOutcome | null;
  act: ConfirmAct;
  formKey: string;
  answer: ConfirmOutcome | FormAnswer<LinkAsked> | undefined;
};

function Body({ token, refusal, act, formKey, answer: given }: BodyProps) {
  const answer = given ?? refusal ?? undefined;
  const isAboutAccount = act === 'account' || act === 'parent';
  // Only the answer of a form has a moment.
  if (answer && 'at' in answer) return <AskAgain isAnswer={false} formKey={formKey} answer={answer} />;
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
