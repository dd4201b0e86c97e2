/** A new organisation in four steps: who you are, where, who answers for it, and a look at all of it with what you agree to. */
import { organizationCriteria, organizationTermsText } from '#contract/consent-texts.ts';
import { organizationSignupForm } from '#contract/organization-signups.ts';
import { ContactFields, NewPassword } from '#app/features/admission/parts/contact-fields.tsx';
import { SignupCheck } from '#app/features/admission/parts/signup-check.tsx';
import { signupLabels } from '#app/features/admission/parts/signup-labels.ts';
import { signupSteps, type SignupStep } from '#app/features/admission/parts/signup-steps.ts';
import { Unseen } from '#app/features/admission/parts/unseen.tsx';
import { useProofInForm, waitedOut } from '#app/features/applications/apply/use-proof.ts';
import { PlaceByPostcode } from '#app/features/places/parts/place-by-postcode.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { StepForm, type StepGiven } from '#app/forms/step-form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

export interface Opening {
  formKey: string;
  /** Null for who is signed in: they have been proven by more. */
  challenge: string | null;
}

function Organization({ isStagedoos, standing }: { isStagedoos: boolean; standing: unknown }) {
  const t = useWords('admission');
  return (
    <>
      {isStagedoos && (
        <FormField
          name="organizationType"
          as={RadioGroup}
          options={[
            { value: 'NonProfit', label: t('signup.nonProfit') },
            { value: 'School', label: t('signup.school') },
          ]}
        />
      )}
      <FormField name="name" autoComplete="organization" />
      <FormField
        name="standing"
        as={RadioGroup}
        options={[
          { value: 'registered', label: t('signup.registered') },
          { value: 'initiative', label: t('signup.initiative'), hint: t('signup.initiativeHint') },
        ]}
      />
      {standing !== 'initiative' && (
        <FormField
          name="chamberOfCommerceNumber"
          inputMode="numeric"
          hint={t('signup.numberHint')}
          optional={undefined}
        />
      )}
      <FormField name="description" hint={t('signup.descriptionHint')} />
    </>
  );
}

function Place() {
  const t = useWords('admission');
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <FormField name="postcode" autoComplete="postal-code" hint={t('signup.postcodeHint')} />
        <FormField name="city" autoComplete="address-level2" />
        <FormField name="street" />
        <FormField name="houseNumber" />
      </div>
      <PlaceByPostcode told={(place) => t('signup.placeFilled', { place })} />
      <FormField name="website" hint={t('signup.websiteHint')} />
    </>
  );
}

function Agreement() {
  const t = useWords('admission');
  const locale = useLocale();
  return (
    <>
      <NewPassword />
      <div>
        <h2 className="t-h4">{t('signup.criteria')}</h2>
        <ul className="mt-2 list-disc space-y-1.5 ps-5">
          {organizationCriteria[locale].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <FormField name="acceptCriteria" />
      <FormField name="acceptTerms" label={organizationTermsText[locale]} />
      <PrivacyNote />
    </>
  );
}

type FormProps = {
  opening: Opening;
  name: string;
  isStagedoos: boolean;
  answer: FormAnswer<null> | undefined;
};

export function SignupForm({ opening, name, isStagedoos, answer }: FormProps) {
  const t = useWords('admission');
  const form = useForm<null>({
    schema: organizationSignupForm,
    labels: signupLabels(t),
    defaultValues: valuesOf(organizationSignupForm, {
      name,
      organizationType: 'NonProfit',
      standing: 'registered',
    }),
    formKey: opening.formKey,
    answer,
    navigates: true,
    complete: useProofInForm(opening.challenge !== null, answer),
    draft: ['organization sign-up', 'sign up'],
    notInDraft: ['acceptCriteria', 'acceptTerms'],
  });
  const content: Record<SignupStep, (given: StepGiven) => React.ReactNode> = {
    organization: ({ values }) => <Organization isStagedoos={isStagedoos} standing={values['standing']} />,
    place: () => <Place />,
    contact: () => <ContactFields />,
    agreement: ({ values, goTo }) => (
      <>
        <SignupCheck values={values} goTo={goTo} isStagedoos={isStagedoos} />
        <Agreement />
      </>
    ),
  };
  return (
    <StepForm
      form={form}
      answer={answer}
      submitLabel={t('signup.send')}
      steps={signupSteps.map((step) => ({ ...step, label: t(`signup.steps.${step.name}`) }))}
    >
      {(given) => (
        <>
          <Unseen challenge={waitedOut(answer) ?? opening.challenge} />
          {content[given.step](given)}
        </>
      )}
    </StepForm>
  );
}
