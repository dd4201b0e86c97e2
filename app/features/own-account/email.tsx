/** Another e-mail address (specification, section 2: /profile-edit/email): asked here, proven by the button in its mailbox. */
import { data, Form as PlainForm, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/email.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { emailChangeCalls } from '#contract/calls/email-changes.ts';
import { emailChangeForm } from '#contract/email-changes.ts';
import { formErrors } from '#app/api/api-error.ts';
import { page, type Page } from '#app/api/page-context.ts';
import { OnlyThemselves, useIsVisit } from '#app/features/own-account/parts/only-themselves.tsx';
import { OwnLayout } from '#app/features/own-account/parts/own-layout.tsx';
import { OwnPasswordField } from '#app/features/own-account/parts/own-password-field.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { secrecy } from '#app/shell/mail-link.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const labels = (t: Translate<'own-account'>) => ({
  email: t('email.new'),
  currentPassword: t('password.current'),
});

/** Only reads the address. Mail scanners open links: nothing is used up before the button is pressed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page);
  const [user, pending] = await Promise.all([api.one(currentUserCalls.show), api.one(emailChangeCalls.show)]);
  const token = url.searchParams.get('token') ?? '';
  const shown = { email: user.email, pending, token, formKey: newFormKey() };
  return data(shown, token === '' ? {} : { headers: secrecy });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** What the pressed button in the mail came to. */
type Answer = FormAnswer | { kind: 'link'; text: string };

async function confirm({ api, locale }: Page, token: string, url: URL) {
  try {
    const { record } = await api.send(emailChangeCalls.confirm, { body: { confirmationToken: token } });
    const title = wordsOf(locale, 'own-account')('email.done', { email: record.email });
    return redirectDocument(url.pathname, {
      status: 303,
      headers: { 'set-cookie': flashToast({ color: 'success', title }) },
    });
  } catch (error) {
    const { general, fields } = formErrors(error, [404]);
    const text = general[0] ?? Object.values(fields)[0] ?? '';
    return data<Answer>({ kind: 'link', text }, { status: 422, headers: secrecy });
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const form = await readForm(request);
  const about = form.get('about');
  if (about === 'confirm') return confirm(given, String(form.get('token') ?? ''), url);
  if (about === 'drop') {
    await given.api.send(emailChangeCalls.remove);
    return redirectDocument(url.pathname, { status: 303 });
  }
  return answerForm(given, form, {
    schema: emailChangeForm,
    labels: labels(wordsOf(given.locale, 'own-account')),
    send: async (body) => {
      await given.api.send(emailChangeCalls.create, { body });
      return null;
    },
  });
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

/** Behind the link of the mail. */
function Asked({ token }: { token: string }) {
  const t = useWords('own-account');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <PlainForm method="post" action="?" className="grid gap-5 justify-items-start">
      <p className="max-w-[33em]">{t('email.confirmText')}</p>
      <input type="hidden" name="about" value="confirm" />
      <input type="hidden" name="token" value={token} />
      <span className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={isBusy}>
          {t('email.confirm')}
        </Button>
        <ButtonLink href="/profile-edit/email" kind="line" size="large">
          {t('email.keep')}
        </ButtonLink>
      </span>
    </PlainForm>
  );
}

type Pending = NonNullable<Route.ComponentProps['loaderData']['pending']>;

function Waiting({ pending }: { pending: Pending }) {
  const t = useWords('own-account');
  const { longDay, time } = useFormat();
  return (
    <Notice
      kind="info"
      title={t('email.waiting', { email: pending.email })}
      action={
        <PlainForm method="post" action="?">
          <input type="hidden" name="about" value="drop" />
          <Button type="submit" kind="line" size="small">
            {t('email.drop')}
          </Button>
        </PlainForm>
      }
    >
      {t('email.waitingText', { day: longDay(pending.expiresAt), time: time(pending.expiresAt) })}
    </Notice>
  );
}

type AskProps = { formKey: string; answer: FormAnswer | undefined };

function Ask({ formKey, answer }: AskProps) {
  const t = useWords('own-account');
  const form = useForm({
    schema: emailChangeForm,
    labels: labels(t),
    defaultValues: valuesOf(emailChangeForm),
    formKey,
    answer,
  });
  return (
    <Form form={form}>
      <FormField name="email" autoComplete="email" hint={t('email.newHint')} />
      <OwnPasswordField name="currentPassword" autoComplete="current-password" hint={t('email.why')} />
      <div>
        <SubmitButton>{t('email.send')}</SubmitButton>
      </div>
    </Form>
  );
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('own-account');
  const { email, pending, token, formKey } = loaderData;
  const isOfLink = actionData?.kind === 'link';
  if (useIsVisit())
    return (
      <OwnLayout title={t('email.title')} lead={t('email.lead', { email })}>
        <OnlyThemselves what="email" />
      </OwnLayout>
    );
  return (
    <OwnLayout title={t('email.title')} lead={t('email.lead', { email })}>
      <meta name="referrer" content="strict-origin" />
      {isOfLink && (
        <Notice kind="danger" title={t('email.failed')} live>
          {actionData.text}
        </Notice>
      )}
      {token !== '' && !isOfLink ? (
        <Asked token={token} />
      ) : (
        <>
          {pending && <Waiting pending={pending} />}
          <Ask key={pending?.id} formKey={formKey} answer={isOfLink ? undefined : actionData} />
        </>
      )}
    </OwnLayout>
  );
}
