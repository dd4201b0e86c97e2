/** Where the link of a first start leads: an account for the first admin, and the first centre where there is none. */
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/add.ts';
import { firstAdminCalls } from '#contract/calls/first-admins.ts';
import { firstAdminForm, firstCenterForm } from '#contract/first-admins.ts';
import { hostsIn } from '#contract/managed-centers.ts';
import { ApiError } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { EntryLayout } from '#app/features/sessions/components/entry-layout.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { secrecy } from '#app/shell/mail-link.ts';
import { TextArea } from '#app/ui/text-area.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { token: 'words' };

const Field = fieldOf(firstCenterForm);

const labels = (t: Translate<'first-admins'>): Record<string, string> =>
  Object.fromEntries(
    (['firstName', 'lastName', 'email', 'password', 'centerName', 'centerKey', 'hosts'] as const).map(
      (name) => [name, t(`label.${name}`)],
    ),
  );

const tokenIn = (url: URL) => url.searchParams.get('token') ?? '';

/** What the link is for; null for one that does not work. */
async function readLink({ api }: Page, token: string) {
  if (token === '') return null;
  try {
    return (await api.send(firstAdminCalls.check, { body: { token } })).record;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const link = await readLink(context.get(pageContext), tokenIn(url));
  return data(
    { link: link && { needsCenter: link.needsCenter }, formKey: newFormKey() },
    { status: link ? 200 : 404, headers: secrecy },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'first-admins');
  const token = tokenIn(url);
  const needsCenter = (await readLink(page, token))?.needsCenter === true;
  const answer = await answerForm<null, typeof firstCenterForm>(page, await readForm(request), {
    schema: (needsCenter ? firstCenterForm : firstAdminForm) as typeof firstCenterForm,
    labels: labels(t),
    send: async ({ hosts, ...given }) => {
      await page.api.send(firstAdminCalls.create, { body: { ...given, token, hosts: hostsIn(hosts ?? '') } });
      throw redirectDocument(inLanguageOf(url.pathname, '/auth/login-1'), {
        status: 303,
        headers: { 'set-cookie': flashToast({ color: 'success', title: t('done') }) },
      });
    },
  });
  // The password never comes back.
  if (answer.data.kind === 'refused') Object.assign(answer.data.values, { password: '' });
  return data(answer.data, { status: answer.init?.status, headers: secrecy });
}
export const clientAction = keepOnNetworkError;
export const headers = () => secrecy;

function Person() {
  const t = useWords('first-admins');
  return (
    <>
      <h2 className="t-h4">{t('you')}</h2>
      <Field name="firstName" autoComplete="given-name" />
      <Field name="lastName" autoComplete="family-name" />
      <Field name="email" autoComplete="email" />
      <NewPasswordField />
    </>
  );
}

function FirstCenter() {
  const t = useWords('first-admins');
  const center = useWords('managed-centers');
  const ofHost = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <h2 className="mt-4 t-h4">{t('center')}</h2>
      <Field name="centerName" autoComplete="off" />
      <Field name="centerKey" hint={center('hint.key')} {...ofHost} />
      <Field name="hosts" as={TextArea} rows={3} hint={center('hint.hosts')} {...ofHost} />
    </>
  );
}

interface OpenedProps {
  needsCenter: boolean;
  formKey: string;
  answer: FormAnswer<null> | undefined;
}

function Opened({ needsCenter, formKey, answer }: OpenedProps) {
  const t = useWords('first-admins');
  const schema = needsCenter ? firstCenterForm : firstAdminForm;
  const form = useForm<null>({
    schema,
    labels: labels(t),
    defaultValues: valuesOf(schema),
    formKey,
    answer,
    navigates: true,
    asksBeforeLeaving: false,
  });
  return (
    <>
      <div>
        <h1 className="t-h2">{t('titles.add')}</h1>
        <p className="mt-2 text-soft">{t(needsCenter ? 'leadCenter' : 'lead')}</p>
      </div>
      <Form form={form}>
        <Person />
        {needsCenter && <FirstCenter />}
        <SubmitButton size="large" wide>
          {t(needsCenter ? 'submitCenter' : 'submit')}
        </SubmitButton>
      </Form>
    </>
  );
}

export default function Add({ loaderData: { link, formKey }, actionData }: Route.ComponentProps) {
  const t = useWords('first-admins');
  const answer = actionData as FormAnswer<null> | undefined;
  return (
    <EntryLayout>
      {link ? (
        <Opened needsCenter={link.needsCenter} formKey={formKey} answer={answer} />
      ) : (
        <div>
          <h1 className="t-h2">{t('refused.title')}</h1>
          <p className="mt-2 text-soft">{t('refused.text')}</p>
        </div>
      )}
    </EntryLayout>
  );
}
