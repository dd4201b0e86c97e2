import { days, dayTimes, type Day, type DayTime } from '#contract/schedule.ts';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#app/features/organizations/parts/form-section.tsx';
import { PlaceByPostcode } from '#app/features/places/parts/place-by-postcode.tsx';
import { FormChoices } from '#app/forms/form-choices.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { FormHidden } from '#app/forms/form-hidden.tsx';
import { FormValueField } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { DateField } from '#app/ui/date-field.tsx';
import { DayPartGrid } from '#app/ui/day-part-grid.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import type { FormLists, FormOrganization } from './load-form.server.ts';

type WhatProps = {
  lists: FormLists;
  /** Given for a new one: for whom it is. */
  organizations: readonly FormOrganization[] | undefined;
};

export function What({ lists, organizations }: WhatProps) {
  const t = useWords('vacancy-care');
  const shown = useWords('vacancies');
  return (
    <FormSection title={t('form.sections.what')}>
      {organizations && <Whose organizations={organizations} />}
      <FormField name="title" hint={t('form.hints.title')} alwaysCount />
      <FormField
        name="vacancyType"
        as={Select}
        optional={undefined}
        options={lists.types.map((type) => ({ value: type, label: shown(`search.types.${type}`) }))}
      />
      <FormChoices
        name="categoryIds"
        hint={t('form.hints.categoryIds')}
        options={lists.categories}
        isEachOwn
        isWide
      />
      <FormField name="summary" alwaysCount />
      <FormField name="description" hint={t('form.hints.description')} optional={undefined} />
    </FormSection>
  );
}

/** Who has one organisation is not asked. */
function Whose({ organizations }: { organizations: readonly FormOrganization[] }) {
  const t = useWords('vacancy-care');
  if (organizations.length === 1) return <FormHidden name="organizationId" />;
  return (
    <FormField
      name="organizationId"
      as={Select}
      options={[
        { value: '', label: t('form.choose') },
        ...organizations.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

export function When() {
  const t = useWords('vacancy-care');
  return (
    <FormSection title={t('form.sections.when')} lead={t('form.sections.whenText')}>
      <FormValueField name="isFlexible" as={Switch} />
      <Week />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <FormField name="hoursMin" inputMode="decimal" autoComplete="off" />
        <FormField name="hoursMax" inputMode="decimal" autoComplete="off" />
        <FormValueField name="startsOn" as={DateField} />
        <FormValueField name="endsOn" as={DateField} />
        <FormValueField name="expiresOn" as={DateField} />
      </div>
    </FormSection>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The day parts; whoever comes chooses them where it is flexible. */
function Week() {
  const t = useWords('vacancy-care');
  const shown = useWords('vacancies');
  const { form, hasScript } = useFormContext();
  const isFlexible: unknown = useWatch({ control: form.control, name: 'isFlexible' });
  return (
    <div hidden={hasScript && isFlexible === true}>
      <FormValueField
        name="parts"
        as={DayPartGrid}
        hint={t('form.hints.parts')}
        days={days.map((key) => ({
          key,
          short: shown(`card.days.${key}.short`),
          letter: shown(`card.days.${key}.letter`),
        }))}
        parts={dayTimes.map((key) => ({ key, label: capital(shown(`card.parts.${key}`)) }))}
        cellName={(day, part) =>
          t('form.cell', {
            day: shown(`card.days.${day as Day}.long`),
            part: shown(`card.parts.${part as DayTime}`),
          })
        }
        allName={(heading) => t('form.allOf', { heading })}
      />
    </div>
  );
}

export function Where() {
  const t = useWords('vacancy-care');
  return (
    <FormSection title={t('form.sections.where')} lead={t('form.sections.whereText')}>
      <FormValueField name="isRemote" as={Switch} />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <FormField name="street" />
        <FormField name="houseNumber" />
      </div>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <FormField name="postcode" />
        <FormField name="city" />
      </div>
      <PlaceByPostcode told={(place) => t('form.placeFilled', { place })} />
    </FormSection>
  );
}
