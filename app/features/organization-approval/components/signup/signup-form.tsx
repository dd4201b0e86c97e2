/** A new organisation in four steps: who you are, where, who answers for it, and a look at all of it with what you agree to. */
import { organizationCriteria, organizationTermsText } from '#contract/consent-texts.ts';
import { organizationSignupForm } from '#contract/organization-signups.ts';
import {
  ContactFields,
  NewPassword,
} from '#app/features/organization-approval/components/signup/contact-fields.tsx';
import { SignupCheck } from '#app/features/organization-approval/components/signup/signup-check.tsx';
import { signupLabels } from '#app/features/organization-approval/components/signup/signup-labels.ts';
import {
  signupSteps,
  type SignupStep,
} from '#app/features/organization-approval/components/signup/signup-steps.ts';
import { SpamChecks } from '#app/features/organization-approval/components/signup/spam-checks.tsx';
import { useProofInForm, waitedOut } from '#app/features/applications/components/apply/use-proof.ts';
import { PlaceByPostcode } from '#app/features/places/components/place-by-postcode.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { StepForm, type StepState } from '#app/forms/step-form.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';

const Field = fieldOf(organizationSignupForm);

export interface Opening {
  formKey: string;
  /** Null for whoever is signed in: they have been proven by more. */
  challenge: string | null;
}

function Organization({ isStagedoos, standing }: { isStagedoos: boolean; standing: unknown }) {
  const t = useWords('organization-approval');
  return (
    <>
      {isStagedoos && (
        <Field
          name="organizationType"
          as={RadioGroup}
          options={[
            { value: 'NonProfit', label: t('signup.nonProfit') },
            { value: 'School', label: t('signup.school') },
          ]}
        />
      )}
      <Field name="name" autoComplete="organization" />
      <Field
        name="standing"
        as={RadioGroup}
        options={[
          { value: 'registered', label: t('signup.registered') },
          { value: 'initiative', label: t('signup.initiative'), hint: t('signup.initiativeHint') },
        ]}
      />
      {standing !== 'initiative' && (
        <Field
          name="chamberOfCommerceNumber"
          inputMode="numeric"
          hint={t('signup.numberHint')}
          optional={undefined}
        />
      )}
      <Field name="description" hint={t('signup.descriptionHint')} />
    </>
  );
}

function Place() {
  const t = useWords('organization-approval');
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="postcode" autoComplete="postal-code" hint={t('signup.postcodeHint')} />
        <Field name="city" autoComplete="address-level2" />
        <Field name="street" />
        <Field name="houseNumber" />
      </div>
      <PlaceByPostcode told={(place) => t('signup.placeFilled', { place })} />
      <Field name="website" hint={t('signup.websiteHint')} />
    </>
  );
}

function Agreement() {
  const t = useWords('organization-approval');
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
      <Field name="acceptCriteria" />
      <Field name="acceptTerms" label={organizationTermsText[locale]} />
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
  const t = useWords('organization-approval');
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
  const content: Record<SignupStep, (stepState: StepState) => React.ReactNode> = {
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
      {(stepState) => (
        <>
          <SpamChecks challenge={waitedOut(answer) ?? opening.challenge} />
          {content[stepState.step](stepState)}
        </>
      )}
    </StepForm>
  );
}
