import { accountRemovalRequest } from '#contract/account-removals.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { WhatGoes } from './what-goes.tsx';

const Field = fieldOf(accountRemovalRequest);

type Answer = FormAnswer<{ email: string }>;

type AskForMailProps = { email: string; formKey: string; answer: Answer | undefined };

/** Asks for the mail; the answer is the same for an address that nobody has here. */
export function AskForMail({ email, formKey, answer }: AskForMailProps) {
  return answer?.kind === 'saved' ? (
    <Asked email={answer.result.email} isOwn={email !== ''} />
  ) : (
    <Ask email={email} formKey={formKey} answer={answer} />
  );
}

/** Whoever is signed in knows that there is an account; others are not told. */
function Asked({ email, isOwn }: { email: string; isOwn: boolean }) {
  const t = useWords('account-removals');
  return (
    <MessagePage
      title={t('ask.asked')}
      drawing="house"
      isAnswer
      actions={
        isOwn ? undefined : (
          <ButtonLink href="/account/verwijderen" kind="line">
            {t('ask.again')}
          </ButtonLink>
        )
      }
    >
      <p role="status">{t(isOwn ? 'ask.askedOwn' : 'ask.askedText', { email })}</p>
    </MessagePage>
  );
}

function Ask({ email, formKey, answer }: AskForMailProps) {
  const t = useWords('account-removals');
  const form = useForm({
    schema: accountRemovalRequest,
    labels: { email: t('ask.email') },
    defaultValues: { email },
    formKey,
    answer,
    // What comes of it is another page, not a note beside the form.
    navigates: true,
    asksBeforeLeaving: false,
  });
  return (
    <div className="mx-auto max-w-form">
      <h1 className="t-h1">{t('ask.title')}</h1>
      <p className="mt-3 max-w-lead text-soft">{t('ask.lead')}</p>
      <div className="mt-8">
        <WhatGoes />
      </div>
      <div className="mt-9 max-w-lead">
        <Form form={form}>
          {email === '' ? (
            <Field name="email" autoComplete="email" />
          ) : (
            <>
              <input type="hidden" name="email" value={email} />
              <p>{t('ask.own', { email })}</p>
            </>
          )}
          <SubmitButton>{t('ask.button')}</SubmitButton>
        </Form>
        <p className="mt-6">
          <Link href="/profiel" className="link">
            {t('ask.download')}
          </Link>
        </p>
      </div>
    </div>
  );
}
