import { socialNetworks } from '#contract/organization-fields.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';
import type { OrganizationSchema } from '#app/features/organizations/form-schema.ts';

const Field = fieldOf<OrganizationSchema>();
const Rows = rowsOf<OrganizationSchema>();

/** Networks, each with its address. */
export function SocialLinks() {
  const t = useWords('organizations');
  return (
    <Rows name="socialLinks" addLabel={t('form.addLink')} rowName={(place) => t('form.link', { place })}>
      {(name) => (
        <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <Field
            name={`${name}.network`}
            as={Select}
            options={[
              { value: '', label: t('form.choose') },
              ...socialNetworks.map((network) => ({ value: network, label: t(`networks.${network}`) })),
            ]}
          />
          <Field name={`${name}.url`} />
        </div>
      )}
    </Rows>
  );
}
