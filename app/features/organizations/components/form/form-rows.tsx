import { socialNetworks } from '#contract/organization-fields.ts';
import { days } from '#contract/schedule.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';
import { TimeField } from '#app/ui/time-field.tsx';
import type { OrganizationSchema } from '#app/features/organizations/form-schema.ts';

const Field = fieldOf<OrganizationSchema>();
const ValueField = valueFieldOf<OrganizationSchema>();
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

/** Stretches of days in which it is open. */
export function OpeningTimes() {
  const t = useWords('organizations');
  return (
    <Rows
      name="openingHours"
      addLabel={t('form.addTime')}
      rowName={(place) => t('form.openingTime', { place })}
    >
      {(name) => (
        // By the room that there is: beside other columns the day has a line of its own, or 'donderdag' would be cut off.
        <div className="@container">
          <div className="grid grid-cols-1 items-end gap-4 @min-[18rem]:grid-cols-2 @min-[32rem]:grid-cols-[1.2fr_1fr_1fr]">
            <div className="@min-[18rem]:col-span-2 @min-[32rem]:col-span-1">
              <Field
                name={`${name}.day`}
                as={Select}
                options={[
                  { value: '', label: t('form.choose') },
                  ...days.map((day) => ({ value: day, label: t(`days.${day}`) })),
                ]}
              />
            </div>
            <ValueField name={`${name}.opens`} as={TimeField} />
            <ValueField name={`${name}.closes`} as={TimeField} />
          </div>
        </div>
      )}
    </Rows>
  );
}
