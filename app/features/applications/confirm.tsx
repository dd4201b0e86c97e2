import { data } from 'react-router';
import type { Route } from './+types/confirm.ts';
import { page } from '#app/api/page-context.ts';
import { Asked } from '#app/features/applications/parts/confirm-asked.tsx';
import { confirmByToken } from '#app/features/applications/parts/confirm-by-token.server.ts';
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
    isWithdrawal: url.searchParams.get('act') === 'withdraw',
  };
  return data(asked, { headers: secrecy });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = (await request.formData()).get('token');
  const outcome = await confirmByToken(context.get(page), typeof token === 'string' ? token : '');
  return data(outcome, { status: outcome.kind === 'refused' ? outcome.status : 200, headers: secrecy });
}

export const headers = () => secrecy;

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isWithdrawal } = loaderData;
  return (
    <div className="mx-auto max-w-form">
      <meta name="referrer" content={referrerPolicy} />
      {actionData || token === '' ? (
        <Outcome
          outcome={actionData ?? { kind: 'refused', reason: 'unknown', status: 404 }}
          isWithdrawal={isWithdrawal}
        />
      ) : (
        <Asked token={token} isWithdrawal={isWithdrawal} />
      )}
    </div>
  );
}
