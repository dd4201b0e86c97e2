import type { roleAdd } from '#contract/user-administration.ts';
import type { RoleChoices } from '#app/features/users/role-choices.server.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';

const Field = fieldOf<typeof roleAdd>();

/** Which role, and for which organisation, in a form that has both. */
export function RoleFormFields({ choices, none }: { choices: RoleChoices; none: string }) {
  const t = useWords('users');
  return (
    <>
      <Field
        name="role"
        as={Select}
        options={[
          { value: '', label: none },
          ...choices.roles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
        ]}
      />
      {choices.organizations.length > 0 && (
        <Field
          name="organizationId"
          as={Select}
          hint={t('add.organizationHint')}
          options={[
            { value: '', label: t('add.chooseOrganization') },
            ...choices.organizations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  );
}
