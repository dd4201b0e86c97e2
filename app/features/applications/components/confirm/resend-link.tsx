/** Asks for a new mail by address, which tells nobody whether there is an account. */
import Mail from 'lucide-react/icons/mail';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { type LinkRequest, useLinkRequest } from '#app/forms/use-link-request.ts';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { linkAskForm } from '#contract/account-links.ts';

const Field = fieldOf(linkAskForm);

type AskAgainProps = {
  /** After a link that does not work. */
  isAnswer: boolean;
  /** A newer mail has a link that does. */
  isReplaced?: boolean;
  formKey: string;
  answer?: FormAnswer<LinkRequest>;
};

export function AskAgain({ isAnswer, isReplaced, formKey, answer }: AskAgainProps) {
  const t = useWords('signups');
  const form = useLinkRequest({ label: t('form.email'), formKey, answer });
  if (form.result)
    return (
      <MessagePage
        title={t('confirm.askedTitle')}
        isAnswer
        actions={<ButtonLink href="/">{t('confirm.home')}</ButtonLink>}
      >
        <p>{t('confirm.askedText', { email: form.result.email })}</p>
        <p className="text-soft">{t('success.hint')}</p>
      </MessagePage>
    );
  const title = isReplaced ? 'replacedTitle' : isAnswer ? 'expiredTitle' : 'askTitle';
  return (
    <MessagePage
      title={t(`confirm.${title}`)}
      isAnswer={isAnswer}
      actions={
        <div className="w-full max-w-105">
          <Form form={form}>
            <Field name="email" autoComplete="email" />
            <div>
              <SubmitButton size="large" icon={<Mail />}>
                {t('confirm.askButton')}
              </SubmitButton>
            </div>
          </Form>
        </div>
      }
    >
      {isReplaced && <p>{t('confirm.replacedText')}</p>}
      <p>{t('confirm.expiredText')}</p>
    </MessagePage>
  );
}
