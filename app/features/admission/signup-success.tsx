/** After the form: look in your mailbox. Behind the link of the mail: the button that sends it on (specification, section 2). */
import { data, Form, redirect, useNavigation } from 'react-router';
import { refusalOfLink, secrecy, secretReferrer } from '#app/shell/mail-link.ts';
import { ToldPage } from '#app/shell/told-page.tsx';
import type { Route } from './+types/signup-success.ts';
import { organizationSignupCalls } from '#contract/calls/organization-signups.ts';
import { ApiError } from '#app/api/api-error.ts';
import { page, type Page } from '#app/api/page-context.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { linkState, signedUpHere } = context.get(page);
  const token = url.searchParams.get('token') ?? '';
  const refusal = token === '' ? null : refusalOfLink(await linkState(token), 'organization_signup');
  return data({ head: { isHidden: true }, token, refusal, email: signedUpHere }, { headers: secrecy });
}

const reasons = { token_used: 'used', token_expired: 'expired', move_refused: 'closed' } as const;
const isReason = (code: string | undefined): code is keyof typeof reasons =>
  code !== undefined && code in reasons;

type Outcome =
  | { kind: 'new' | 'join'; organizationName: string }
  | { kind: 'refused'; reason: 'used' | 'expired' | 'closed' | 'unknown' };

async function press({ api, report }: Page, token: string): Promise<{ outcome: Outcome; status: number }> {
  try {
    const { record, meta } = await api.send(organizationSignupCalls.confirm, {
      body: { confirmationToken: token },
    });
    // No password that counts yet: whoever owns the mailbox chooses one.
    if (meta.resetPasswordToken !== undefined)
      throw redirect(`/auth/reset?${new URLSearchParams({ token: meta.resetPasswordToken })}`, 303);
    const { kind, organizationName } = record;
    return { outcome: { kind, organizationName }, status: 200 };
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = error instanceof ApiError ? error.problems[0]?.code : undefined;
    if (isReason(code)) return { outcome: { kind: 'refused', reason: reasons[code] }, status: 422 };
    const status = (error as { init?: { status?: number } | null }).init?.status ?? 404;
    if (status >= 500) report(error);
    return { outcome: { kind: 'refused', reason: 'unknown' }, status };
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = (await readForm(request)).get('token');
  const { outcome, status } = await press(context.get(page), typeof token === 'string' ? token : '');
  return data(outcome, { status, headers: secrecy });
}

export const headers = () => secrecy;

function Asked({ token }: { token: string }) {
  const t = useWords('admission');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <ToldPage
      title={t('confirm.title')}
      actions={
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large" busy={isBusy} busyLabel={t('decide.busy')}>
            {t('confirm.button')}
          </Button>
        </Form>
      }
    >
      <p>{t('confirm.text')}</p>
    </ToldPage>
  );
}

function Answered({ outcome }: { outcome: Outcome }) {
  const t = useWords('admission');
  if (outcome.kind === 'refused')
    return (
      <ToldPage
        title={t(`confirm.${outcome.reason}Title`)}
        isAnswer
        actions={<ButtonLink href="/organizations/signup">{t('confirm.again')}</ButtonLink>}
      >
        <p>{t(`confirm.${outcome.reason}Text`)}</p>
      </ToldPage>
    );
  const { kind, organizationName: name } = outcome;
  return (
    <ToldPage
      title={t(`confirm.${kind}Title`, { name })}
      drawing="house"
      isAnswer
      actions={<ButtonLink href="/auth/login-1">{t('confirm.signIn')}</ButtonLink>}
    >
      <p>{t(`confirm.${kind}Text`, { name })}</p>
    </ToldPage>
  );
}

export default function SignupSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('admission');
  const { token, refusal, email } = loaderData;
  return (
    <div className="mx-auto max-w-form">
      <meta name="referrer" content={secretReferrer} />
      {actionData ? (
        <Answered outcome={actionData} />
      ) : refusal ? (
        <Answered outcome={{ kind: 'refused', reason: refusal }} />
      ) : token ? (
        <Asked token={token} />
      ) : (
        <ToldPage
          title={t('sent.title')}
          drawing="house"
          actions={<ButtonLink href="/">{t('sent.home')}</ButtonLink>}
        >
          <p>{email ? t('sent.textTo', { email }) : t('sent.text')}</p>
          <p className="text-soft">{t('sent.hint')}</p>
        </ToldPage>
      )}
    </div>
  );
}
