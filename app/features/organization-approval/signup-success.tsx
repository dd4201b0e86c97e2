/** After the form: look in your mailbox. Behind the link of the mail: the button that sends it on (specification, section 2). */
import { data, redirect } from 'react-router';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { refusalOfLink, secrecy, secretReferrer } from '#app/shell/mail-link.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import type { Route } from './+types/signup-success.ts';
import { organizationSignupCalls } from '#contract/calls/organization-signups.ts';
import { ApiError } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { token: 'words' };

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { linkState, signedUpHere } = context.get(pageContext);
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

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, {
    confirm: async (form) => {
      const { outcome, status } = await press(page, formText(form, 'token'));
      return data(outcome, { status, headers: secrecy });
    },
  });
}

export const headers = () => secrecy;

const Act = actFormOf<'confirm'>();
const Press = actButtonOf<'confirm'>();

function Asked({ token }: { token: string }) {
  const t = useWords('organization-approval');
  return (
    <MessagePage
      title={t('confirm.title')}
      actions={
        <Act act="confirm" fields={{ token }}>
          <Press size="large" busyLabel={t('decide.busy')}>
            {t('confirm.button')}
          </Press>
        </Act>
      }
    >
      <p>{t('confirm.text')}</p>
    </MessagePage>
  );
}

function Answered({ outcome }: { outcome: Outcome }) {
  const t = useWords('organization-approval');
  if (outcome.kind === 'refused')
    return (
      <MessagePage
        title={t(`confirm.${outcome.reason}Title`)}
        isAnswer
        actions={<ButtonLink href="/organizations/signup">{t('confirm.again')}</ButtonLink>}
      >
        <p>{t(`confirm.${outcome.reason}Text`)}</p>
      </MessagePage>
    );
  const { kind, organizationName: name } = outcome;
  return (
    <MessagePage
      title={t(`confirm.${kind}Title`, { name })}
      drawing="house"
      isAnswer
      actions={<ButtonLink href="/auth/login-1">{t('confirm.signIn')}</ButtonLink>}
    >
      <p>{t(`confirm.${kind}Text`, { name })}</p>
    </MessagePage>
  );
}

export default function SignupSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('organization-approval');
  const { token, refusal, email } = loaderData;
  const outcome = ownAnswer(actionData);
  return (
    <div className="mx-auto max-w-form">
      <meta name="referrer" content={secretReferrer} />
      {outcome ? (
        <Answered outcome={outcome} />
      ) : refusal ? (
        <Answered outcome={{ kind: 'refused', reason: refusal }} />
      ) : token ? (
        <Asked token={token} />
      ) : (
        <MessagePage
          title={t('sent.title')}
          drawing="house"
          actions={<ButtonLink href="/">{t('sent.home')}</ButtonLink>}
        >
          <p>{email ? t('sent.textTo', { email }) : t('sent.text')}</p>
          <p className="text-soft">{t('sent.hint')}</p>
        </MessagePage>
      )}
    </div>
  );
}
