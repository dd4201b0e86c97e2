/** Which news comes by mail and which in the app. */
import { type NotificationKind } from '#contract/notifications.ts';
import { preferenceForm } from '#contract/account.ts';
import { Section } from '#app/features/account/components/section.tsx';
import { actName } from '#app/forms/act-answer.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { SavedNotice } from '#app/forms/saved-notice.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';

const Choices = choicesOf(preferenceForm);

export const preferenceLabels = (t: Translate<'account'>) => ({
  mail: t('news.mail'),
  app: t('news.app'),
});

export interface Preference {
  kind: NotificationKind;
  mail: boolean;
  app: boolean;
}

type PreferencesSectionProps = {
  preferences: readonly Preference[];
  formKey: string;
  answer: FormAnswer | undefined;
};

export function PreferencesSection({ preferences, formKey, answer }: PreferencesSectionProps) {
  const t = useWords('account');
  const kindsBy = (way: 'mail' | 'app') => preferences.filter((one) => one[way]).map(({ kind }) => kind);
  const form = useForm({
    schema: preferenceForm,
    labels: preferenceLabels(t),
    defaultValues: valuesOf(preferenceForm, { mail: kindsBy('mail'), app: kindsBy('app') }),
    formKey,
    answer,
    asksBeforeLeaving: false,
  });
  const options = preferences.map(({ kind }) => ({ value: kind, label: t(`news.kinds.${kind}`) }));
  return (
    <Section id="news" title={t('news.title')} lead={t('news.lead')}>
      <Form form={form} fragment="#news">
        <input type="hidden" name={actName} value="news" />
        <SavedNotice title={t('news.saved')} />
        <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          <Choices name="mail" options={options} isEachOwn />
          <Choices name="app" options={options} isEachOwn />
        </div>
        <div>
          <SubmitButton kind="line">{t('news.save')}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
