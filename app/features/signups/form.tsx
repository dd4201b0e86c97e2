/** Who somebody is, a password, their age and what they agree to. */
import { signUpForm } from '#contract/signups.ts';
import { digestConsentText, termsText } from '#contract/consent-texts.ts';
import { legalPages } from '#contract/public-pages.ts';
import { WebsiteHoneypot } from '#app/features/applications/components/apply/fields.tsx';
import { useProofInForm, waitedOut } from '#app/features/applications/components/apply/use-proof.ts';
import { signUpLabels } from '#app/features/signups/components/labels.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { daysOf } from '#app/forms/form-days.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ConsentField } from '#app/ui/consent-field.tsx';
import { Link } from '#app/ui/link.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select, type Option } from '#app/ui/select.tsx';

const Field = fieldOf(signUpForm);
const Days = daysOf(signUpForm);

export interface SignUpFormProps {
  formKey: string;
  /** To wait out, for whoever has no script. */
  challenge: string;
  /** Schools to choose from; null where internships are off. */
  schools: readonly Option[] | null;
  answer: FormAnswer<null> | undefined;
}

export function SignUpForm({ formKey, challenge, schools, answer }: SignUpFormProps) {
  const t = useWords('signups');
  const form = useForm<null>({
    schema: signUpForm,
    labels: signUpLabels(t),
    defaultValues: valuesOf(signUpForm),
    draft: 'sign up',
    notInDraft: ['acceptTerms', 'digestConsent', 'digestDays', 'age', 'birthYear', 'parentEmail'],
    formKey,
    answer,
    navigates: true,
    asksBeforeLeaving: false,
    complete: useProofInForm(true, answer),
  });
  return (
    <Form form={form}>
      <input type="hidden" name="proof" defaultValue={waitedOut(answer) ?? challenge} />
      <WebsiteHoneypot />
      <Person />
      {schools && (
        <Field name="schoolId" as={Select} options={[{ value: '', label: t('form.noSchool') }, ...schools]} />
      )}
      <Age />
      <Agreements />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton size="large">{t('form.submit')}</SubmitButton>
        <p className="text-soft">
          {t('form.known')}{' '}
          <Link href="/auth/login-1" className="link">
            {t('form.signIn')}
          </Link>
        </p>
      </div>
    </Form>
  );
}

function Person() {
  const t = useWords('signups');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="firstName" />
        <Field name="lastName" />
        <Field name="email" hint={t('form.emailHint')} />
        <Field name="phoneNumber" hint={t('form.phoneHint')} />
      </div>
      <NewPasswordField />
    </>
  );
}

/** The year and a parent are asked only of who is under 16; shown by style alone, so that it works without script. */
function Age() {
  const t = useWords('signups');
  const ages = [
    { value: 'over16', label: t('form.over16') },
    { value: 'under16', label: t('form.under16') },
  ];
  return (
    <div className="grid gap-5 has-[input[value=under16]:checked]:[&_.of-minor]:grid">
      <Field name="age" as={RadioGroup} options={ages} hint={t('form.ageHint')} optional={undefined} />
      <div className="of-minor hidden gap-5">
        <Field name="birthYear" inputMode="numeric" optional={undefined} />
        <Field name="parentEmail" hint={t('form.parentHint')} optional={undefined} autoComplete="off" />
      </div>
    </div>
  );
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function Agreements() {
  const t = useWords('signups');
  const locale = useLocale();
  const days = weekdays.map((name, at) => ({
    value: String(at + 1),
    label: t(`days.${name}`),
    short: t(`shortDays.${name}`),
  }));
  return (
    <div className="grid gap-2 has-[input[name=digestConsent]:checked]:[&_.digest-days]:block">
      <Field
        name="acceptTerms"
        as={ConsentField}
        text={termsText[locale]}
        hrefs={[legalPages.terms, legalPages.privacy]}
      />
      <Field name="digestConsent" as={ConsentField} text={digestConsentText[locale]} hrefs={[]} />
      <div className="digest-days hidden pb-2">
        <Days name="digestDays" hint={t('form.digestHint')} days={days} />
      </div>
    </div>
  );
}
