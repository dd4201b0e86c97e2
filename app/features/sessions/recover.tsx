/** Asking for a new password by mail (specification, section 2: /auth/recover). */
import MailCheck from 'lucide-react/icons/mail-check';
import { data } from 'react-router';
import type { Route } from './+types/recover.ts';
import { linkAskForm } from '#contract/account-links.ts';
import { pageContext } from '#app/api/page-context.ts';
import { EntryLayout } from '#app/features/sessions/components/entry-layout.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { type LinkRequest, useLinkRequest } from '#app/forms/use-link-request.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { TextField } from '#app/ui/text-field.tsx';

const Field = fieldOf(linkAskForm);

/** Each opening has a key of its own, so the page is nobody else's. */
const fresh = { headers: { 'cache-control': 'no-store' } };

export const loader = () => data({ formKey: newFormKey() }, fresh);

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'sessions');
  return answerForm<LinkRequest, typeof linkAskForm>(page, await readForm(request), {
    schema: linkAskForm,
    labels: { email: t('signIn.email') },
    send: async ({ email }) => {
      await page.askForLink('/auth/password', email);
      return { email };
    },
  });
}
export const clientAction = keepOnNetworkError;

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('sessions');
  return (
    <EntryLayout>
      <AskForm formKey={loaderData.formKey} answer={actionData as FormAnswer<LinkRequest> | undefined} />
      <p>
        <Link href="/auth/login-1" className="link inline-flex min-h-11 items-center">
          {t('recover.back')}
        </Link>
      </p>
    </EntryLayout>
  );
}

function AskForm({ formKey, answer }: { formKey: string; answer: FormAnswer<LinkRequest> | undefined }) {
  const t = useWords('sessions');
  const form = useLinkRequest({ label: t('signIn.email'), formKey, answer });
  if (form.result)
    return (
      <div role="status">
        <MailCheck aria-hidden className="size-10 text-link" />
        <h1 className="mt-4 t-h2">{t('recover.sentTitle')}</h1>
        <p className="mt-3">{t('recover.sentText', { email: form.result.email })}</p>
        <p className="mt-3 text-soft">{t('recover.sentHint')}</p>
      </div>
    );
  return (
    <>
      <div>
        <h1 className="t-h2">{t('recover.title')}</h1>
        <p className="mt-2 text-soft">{t('recover.text')}</p>
      </div>
      <Form form={form}>
        <Field name="email" as={TextField} size="large" autoComplete="username" />
        <SubmitButton size="large" wide>
          {t('recover.submit')}
        </SubmitButton>
      </Form>
    </>
  );
}
