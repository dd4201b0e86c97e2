import { accountForm } from '#contract/account.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { isStaff, useFrame } from '#app/shell/frame.ts';

const Field = fieldOf(accountForm);
const Choice = choiceOf(accountForm);

const names = Object.keys(accountForm.shape) as (keyof typeof accountForm.shape)[];

/** The labels of the form about oneself, for the action and the screen alike. */
export const accountLabels = (t: Translate<'account'>) =>
  Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]));

/** What one changes of oneself. */
export function AccountFields({ hasGender }: { hasGender: boolean }) {
  const t = useWords('account');
  const isWork = isStaff(useFrame());
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="firstName" autoComplete="given-name" />
        <Field name="lastName" autoComplete="family-name" />
      </div>
      <Field name="phoneNumber" autoComplete="tel" hint={t('edit.phoneHint')} />
      {isWork && <Field name="jobTitle" autoComplete="organization-title" hint={t('edit.jobHint')} />}
      {/* Nothing here needs it, so nobody is asked. Who has one, from a list that was brought in, can change it or take it away. */}
      {hasGender && (
        <Choice
          name="gender"
          hint={t('edit.genderHint')}
          none={t('genders.none')}
          word={(gender) => t(`genders.${gender}`)}
        />
      )}
      <Field name="birthYear" autoComplete="bday-year" hint={t('edit.birthHint')} />
    </>
  );
}
