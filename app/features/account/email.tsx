/** Another e-mail address (specification, section 2: /profile-edit/email): asked here, proven by the button in its mailbox. */
import { data } from 'react-router';
import type { Route } from './+types/email.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { emailChangeCalls } from '#contract/calls/email-changes.ts';
import { emailChangeForm } from '#contract/email-changes.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import {
  NotWhileImpersonating,
  useIsImpersonating,
} from '#app/features/account/components/not-while-impersonating.tsx';
import { AccountLayout } from '#app/features/account/components/account-layout.tsx';
import { OwnPasswordField } from '#app/features/account/components/own-password-field.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { actName, ownAnswer } from '#app/forms/act-answer.ts';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { answerActions, type ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { secrecy } from '#app/shell/mail-link.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const Field = fieldOf(emailChangeForm);
const Act = actFormOf<LinkAct>();
const Press = actButtonOf<LinkAct>();

const labels = (t: Translate<'account'>) => ({
  email: t('email.new'),
  currentPassword: t('password.current'),
});

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [user, pending] = await Promise.all([api.one(currentUserCalls.show), api.one(emailChangeCalls.show)]);
  const token = url.searchParams.get('token') ?? '';
  const pageData = { email: user.email, pending, token, formKey: newFormKey() };
  return data(pageData, token === '' ? {} : { headers: secrecy });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

type LinkAct = 'confirm' | 'drop';

/** What the buttons do: the one behind the link of the mail, and the one that forgets what was asked. */
const linkActions = ({ api, locale }: Page): ActTable<LinkAct> => ({
  confirm: async (form) => {
    const body = { confirmationToken: formText(form, 'token') };
    const { record } = await api.send(emailChangeCalls.confirm, { body });
    return { told: wordsOf(locale, 'account')('email.done', { email: record.email }), isDocument: true };
  },
  drop: async () => {
    await api.send(emailChangeCalls.remove);
    return { isDocument: true };
  },
});

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  if (form.has(actName)) return answerActions(page, form, url.pathname, linkActions(page), [404]);
  return answerForm(page, form, {
    schema: emailChangeForm,
    labels: labels(wordsOf(page.locale, 'account')),
    send: async (body) => {
      await page.api.send(emailChangeCalls.create, { body });
      return null;
    },
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Behind the link of the mail. */
function Asked({ token }: { token: string }) {
  const t = useWords('account');
  return (
    <Act act="confirm" action="?" fields={{ token }} className="grid gap-5 justify-items-start">
      <p className="max-w-[33em]">{t('email.confirmText')}</p>
      <span className="flex flex-wrap gap-3">
        <Press size="large">{t('email.confirm')}</Press>
        <ButtonLink href="/profile-edit/email" kind="line" size="large">
          {t('email.keep')}
        </ButtonLink>
      </span>
    </Act>
  );
}

type Pending = NonNullable<Route.ComponentProps['loaderData']['pending']>;

function Waiting({ pending }: { pending: Pending }) {
  const t = useWords('account');
  const { longDay, time } = useFormat();
  return (
    <Notice
      kind="info"
      title={t('email.waiting', { email: pending.email })}
      action={
        <Act act="drop" action="?">
          <Press kind="line" size="small">
            {t('email.drop')}
          </Press>
        </Act>
      }
    >
      {t('email.waitingText', { day: longDay(pending.expiresAt), time: time(pending.expiresAt) })}
    </Notice>
  );
}

type AskProps = { formKey: string; answer: FormAnswer | undefined };

function Ask({ formKey, answer }: AskProps) {
  const t = useWords('account');
  const form = useForm({
    schema: emailChangeForm,
    labels: labels(t),
    defaultValues: valuesOf(emailChangeForm),
    formKey,
    answer,
  });
  return (
    <Form form={form}>
      <Field name="email" autoComplete="email" hint={t('email.newHint')} />
      <OwnPasswordField name="currentPassword" autoComplete="current-password" hint={t('email.why')} />
      <div>
        <SubmitButton>{t('email.send')}</SubmitButton>
      </div>
    </Form>
  );
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('account');
  const { email, pending, token, formKey } = loaderData;
  const refused = useActRefusal('confirm');
  if (useIsImpersonating())
    return (
      <AccountLayout title={t('email.title')} lead={t('email.lead', { email })}>
        <NotWhileImpersonating what="email" />
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('email.title')} lead={t('email.lead', { email })}>
      <meta name="referrer" content="strict-origin" />
      {refused && (
        <Notice kind="danger" title={t('email.failed')} live>
          {inSentences(refused.general)}
        </Notice>
      )}
      {token !== '' && !refused ? (
        <Asked token={token} />
      ) : (
        <>
          {pending && <Waiting pending={pending} />}
          <Ask key={pending?.id} formKey={formKey} answer={ownAnswer(actionData)} />
        </>
      )}
    </AccountLayout>
  );
}
