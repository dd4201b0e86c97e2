import UserCheck from 'lucide-react/icons/user-check';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { useNewPasswordForm } from '#app/forms/new-password-form.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';

type ConfirmWithPasswordProps = {
  token: string;
  formKey: string;
  answer: FormAnswer<null> | undefined;
};

/**
 * In a browser that did not send the sign-up form: one field, for the password of that form or another. A stranger who signed up
 * with this address knows nothing of it then.
 */
export function ConfirmWithPassword({ token, formKey, answer }: ConfirmWithPasswordProps) {
  const t = useWords('signups');
  const form = useNewPasswordForm({ labels: { password: t('form.password') }, formKey, answer });
  return (
    <MessagePage
      title={t('confirm.title')}
      actions={
        <div className="w-full max-w-105">
          <Form form={form}>
            <input type="hidden" name="token" value={token} />
            <NewPasswordField size="large" />
            <div>
              <SubmitButton size="large" icon={<UserCheck />}>
                {t('confirm.button')}
              </SubmitButton>
            </div>
          </Form>
        </div>
      }
    >
      <p>{t('confirm.passwordText')}</p>
    </MessagePage>
  );
}
