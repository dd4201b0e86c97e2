import type { RoleChoices } from '#app/features/users/role-choices.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';

type RoleFieldsProps = {
  choices: RoleChoices;
  role: string;
  organizationId: string;
  errors: Readonly<Record<string, string>>;
};

/** Which role, and for which organisation: two plain lists, so that they work without script. */
export function RoleFields({ choices, role, organizationId, errors }: RoleFieldsProps) {
  const t = useWords('users');
  return (
    <>
      <Select
        label={t('fields.role')}
        name="role"
        defaultValue={role}
        error={errors['role'] ?? errors['general']}
        options={[
          { value: '', label: t('add.chooseRole') },
          ...choices.roles.map((one) => ({ value: one, label: t(`roles.${one}`) })),
        ]}
      />
      {choices.organizations.length > 0 && (
        <Select
          label={t('fields.organizationId')}
          name="organizationId"
          hint={t('add.organizationHint')}
          optional
          defaultValue={organizationId}
          error={errors['organizationId']}
          options={[
            { value: '', label: t('add.chooseOrganization') },
            ...choices.organizations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  );
}
