import { ownPasswordForm } from '#contract/account.ts';
import { OwnPasswordField } from '#app/features/account/components/own-password-field.tsx';
import { Section } from '#app/features/account/components/section.tsx';
import { actName } from '#app/forms/act-answer.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { SavedNotice } from '#app/forms/saved-notice.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';

export const passwordLabels = (t: Translate<'account'>) => ({
  currentPassword: t('password.current'),
  password: t('password.new'),
  passwordConfirmation: t('password.again'),
});

type PasswordSectionProps = { email: string; formKey: string; answer: FormAnswer | undefined };

/** The old one is asked; a new one ends all other sessions. */
export function PasswordSection({ email, formKey, answer }: PasswordSectionProps) {
  const t = useWords('account');
  const form = useForm({
    schema: ownPasswordForm,
    labels: passwordLabels(t),
    defaultValues: valuesOf(ownPasswordForm),
    formKey,
    answer,
    dependents: { password: ['passwordConfirmation'] },
    onSaved: () => form.form.reset(valuesOf(ownPasswordForm)),
  });
  return (
    <Section id="password" title={t('password.title')} lead={t('password.lead')}>
      <Form form={form} fragment="#password">
        <input type="hidden" name={actName} value="password" />
        <SavedNotice title={t('password.saved')} text={t('password.savedText')} />
        <OwnPasswordField name="currentPassword" autoComplete="current-password" />
        <NewPasswordField email={email} />
        <OwnPasswordField name="passwordConfirmation" autoComplete="new-password" />
        <div>
          <SubmitButton>{t('password.save')}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
