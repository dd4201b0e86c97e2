import { data } from 'react-router';
import type { Route } from './+types/confirm.ts';
import { page } from '#app/api/page-context.ts';
import { Asked } from '#app/features/applications/parts/confirm-asked.tsx';
import {
  AccountOutcome,
  AccountRefused,
  AskAgain,
  AskedAccount,
} from '#app/features/applications/parts/confirm-account.tsx';
import { askAgain, confirmByToken } from '#app/features/applications/parts/confirm-by-token.server.ts';
import {
  actOf,
  type ConfirmAct,
  type ConfirmOutcome,
} from '#app/features/applications/parts/confirm-values.ts';
import { Outcome } from '#app/features/applications/parts/confirm-outcome.tsx';

/** Of an address with a token only the host may be told. 'no-referrer' would say as much, but then a form has no origin either. */
const referrerPolicy = 'strict-origin';
/** Nor may it be kept. */
const secrecy = { 'cache-control': 'no-store', 'referrer-policy': referrerPolicy };

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = {
    head: { isHidden: true },
    token: url.searchParams.get('token') ?? '',
    act: actOf(url.searchParams.get('act')),
  };
  return data(asked, { headers: secrecy });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const given = context.get(page);
  const outcome =
    text('intent') === 'ask'
      ? await askAgain(given, text('email'))
      : await confirmByToken(given, text('token'), actOf(url.searchParams.get('act')));
  return data(outcome, { status: outcome.kind === 'refused' ? outcome.status : 200, headers: secrecy });
}

export const headers = () => secrecy;

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, act } = loaderData;
  return (
    <div className="mx-auto max-w-form">
      <meta name="referrer" content={referrerPolicy} />
      <Body token={token} act={act} outcome={actionData} />
    </div>
  );
}

type BodyProps = { token: string; act: ConfirmAct; outcome: ConfirmOutcome | undefined };

function Body({ token, act, outcome }: BodyProps) {
  const isAboutAccount = act === 'account' || act === 'parent';
  // Without a link at all it is the place to ask for one.
  if (!outcome && token === '') return <AskAgain isAnswer={false} />;
  if (!outcome)
    return isAboutAccount ? (
      <AskedAccount token={token} act={act} />
    ) : (
      <Asked token={token} isWithdrawal={act === 'withdraw'} />
    );
  if (outcome.kind === 'account' || outcome.kind === 'asked') return <AccountOutcome outcome={outcome} />;
  if (isAboutAccount && outcome.kind === 'refused') return <AccountRefused reason={outcome.reason} />;
  return <Outcome outcome={outcome} isWithdrawal={act === 'withdraw'} />;
}
