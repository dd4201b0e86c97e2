import { organizationSignupForm } from '#contract/organization-signups.ts';
import { groupedNumber } from '#app/features/organization-approval/components/grouped-number.ts';
import { signupLabels } from '#app/features/organization-approval/components/signup/signup-labels.ts';
import { signupSteps } from '#app/features/organization-approval/components/signup/signup-steps.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { Review } from '#app/forms/step-form.tsx';
import { useWords } from '#app/i18n/words.ts';

/** A number is asked only of who says to have one, and what kind of organisation it is only where there are schools. */
const isAsked = (name: string, values: FormValues, isStagedoos: boolean) =>
  (name !== 'chamberOfCommerceNumber' || values['standing'] !== 'initiative') &&
  (name !== 'organizationType' || isStagedoos);

/** As it is kept: 8091ab becomes 8091 AB. */
function kept(name: string, value: string): string {
  const rule = Object.entries(organizationSignupForm.shape).find(([field]) => field === name)?.[1];
  const { data } = rule?.safeParse(value) ?? {};
  return typeof data === 'string' ? data : value;
}

function useShown() {
  const t = useWords('organization-approval');
  return (name: string, value: string): string => {
    if (name === 'standing') return t(value === 'initiative' ? 'signup.initiative' : 'signup.registered');
    if (name === 'organizationType') return t(value === 'School' ? 'signup.school' : 'signup.nonProfit');
    const text = kept(name, value);
    return name === 'chamberOfCommerceNumber' ? groupedNumber(text) : text;
  };
}

type SignupCheckProps = { values: FormValues; isStagedoos: boolean; goTo: (step: string) => void };

/** Everything that was filled in, before it is sent. */
export function SignupCheck({ values, isStagedoos, goTo }: SignupCheckProps) {
  const t = useWords('organization-approval');
  const labels = signupLabels(t);
  const isVisible = useShown();
  const rows = signupSteps
    .filter(({ name }) => name !== 'agreement')
    .flatMap(({ name: step, fields }) =>
      fields
        .filter((field) => isAsked(field, values, isStagedoos))
        .map((field) => {
          const label = labels[field] ?? field;
          const value = isVisible(field, String(values[field] ?? ''));
          return { label, value, step, about: t('signup.change', { what: label }) };
        }),
    );
  return (
    <div>
      <p className="mb-4 text-soft">{t('signup.checkText')}</p>
      <Review goTo={goTo} rows={rows} />
    </div>
  );
}
