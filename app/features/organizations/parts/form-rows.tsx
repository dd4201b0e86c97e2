import { socialNetworks } from '#contract/organization-fields.ts';
import { days } from '#contract/schedule.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { FormRows } from '#app/forms/form-rows.tsx';
import { FormValueField } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';
import { TimeField } from '#app/ui/time-field.tsx';

/** Networks, each with its address. */
export function SocialLinks() {
  const t = useWords('organizations');
  return (
    <FormRows name="socialLinks" addLabel={t('form.addLink')} rowName={(place) => t('form.link', { place })}>
      {(name) => (
        <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <FormField
            name={`${name}.network`}
            as={Select}
            options={[
              { value: '', label: t('form.choose') },
              ...socialNetworks.map((network) => ({ value: network, label: t(`networks.${network}`) })),
            ]}
          />
          <FormField name={`${name}.url`} />
        </div>
      )}
    </FormRows>
  );
}

/** Stretches of days in which it is open. */
export function OpeningTimes() {
  const t = useWords('organizations');
  return (
    <FormRows
      name="openingHours"
      addLabel={t('form.addTime')}
      rowName={(place) => t('form.openingTime', { place })}
    >
      {(name) => (
        <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
          <FormField
            name={`${name}.day`}
            as={Select}
            options={[
              { value: '', label: t('form.choose') },
              ...days.map((day) => ({ value: day, label: t(`days.${day}`) })),
            ]}
          />
          <FormValueField name={`${name}.opens`} as={TimeField} />
          <FormValueField name={`${name}.closes`} as={TimeField} />
        </div>
      )}
    </FormRows>
  );
}
