import { ownPasswordForm } from '#contract/own-account.ts';
import { OwnPasswordField } from '#app/features/own-account/parts/own-password-field.tsx';
import { Section } from '#app/features/own-account/parts/section.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { SavedNotice } from '#app/forms/saved-notice.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';

export const passwordLabels = (t: Translate<'own-account'>) => ({
  currentPassword: t('password.current'),
  password: t('password.new'),
  passwordConfirmation: t('password.again'),
});

type PasswordSectionProps = { email: string; formKey: string; answer: FormAnswer | undefined };

/** The old one is asked; a new one ends all other sessions. */
export function PasswordSection({ email, formKey, answer }: PasswordSectionProps) {
  const t = useWords('own-account');
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
        <input type="hidden" name="about" value="password" />
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
