import { userForm } from '#contract/user-administration.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';

const Field = fieldOf(userForm);
const Choice = choiceOf(userForm);

/** What staff change of somebody. The address stays once somebody has proven it. */
export function UserFields({ user: { status, firstName } }: { user: { status: string; firstName: string } }) {
  const t = useWords('users');
  const isOpen = status === 'invited';
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="firstName" autoComplete="off" />
        <Field name="lastName" autoComplete="off" />
      </div>
      <Field
        name="email"
        autoComplete="off"
        readOnly={!isOpen}
        hint={isOpen ? t('edit.emailOpen') : t('edit.emailFixed', { name: firstName })}
      />
      <Field name="phoneNumber" autoComplete="off" />
      <Field name="jobTitle" autoComplete="off" />
      <Choice name="gender" none={t('genders.none')} word={(gender) => t(`genders.${gender}`)} />
      <Choice name="locale" word={(locale) => t(`locales.${locale}`)} />
    </>
  );
}
