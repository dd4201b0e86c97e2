import { longestVacancyText } from '#contract/vacancy-fields.ts';
import { vacancyTags } from '#contract/vacancy-words.ts';
import { days, dayTimes, type Day, type DayTime } from '#contract/schedule.ts';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';
import { PlaceFields } from '#app/features/places/components/place-fields.tsx';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Pin } from '#app/features/vacancy-admin/components/pin/pin.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { DayPartGrid } from '#app/ui/day-part-grid.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import type { FormLists, FormOrganization } from '#app/features/vacancy-admin/form.server.ts';
import { addForm } from '#app/features/vacancy-admin/form-schema.ts';
import { capital } from '#app/i18n/capital.ts';

const Field = fieldOf(addForm);
const ValueField = valueFieldOf(addForm);
const Choices = choicesOf(addForm);
const Hidden = hiddenOf(addForm);

type WhatProps = {
  lists: FormLists;
  /** Given for a new one: for whom it is. */
  organizations: readonly FormOrganization[] | undefined;
};

export function What({ lists, organizations }: WhatProps) {
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  return (
    <FormSection title={t('form.sections.what')}>
      {organizations && <ReadingScope organizations={organizations} />}
      <Field name="title" hint={t('form.hints.title')} alwaysCount />
      <Field
        name="vacancyType"
        as={Select}
        optional={undefined}
        options={lists.types.map((type) => ({ value: type, label: tVacancies(`search.types.${type}`) }))}
      />
      <Choices
        name="categoryIds"
        hint={t('form.hints.categoryIds')}
        options={lists.categories}
        isEachOwn
        isWide
      />
      <Field name="summary" alwaysCount />
      <ValueField name="description" as={RichTextField} maxLength={longestVacancyText} optional={undefined} />
    </FormSection>
  );
}

/** Who has one organisation is not asked. */
function ReadingScope({ organizations }: { organizations: readonly FormOrganization[] }) {
  const t = useWords('vacancy-admin');
  if (organizations.length === 1) return <Hidden name="organizationId" />;
  return (
    <Field
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
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  return (
    <FormSection title={t('form.sections.when')} lead={t('form.sections.whenText')}>
      <ValueField name="isFlexible" as={Switch} />
      <Week />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="hoursMin" inputMode="decimal" autoComplete="off" />
        <Field name="hoursMax" inputMode="decimal" autoComplete="off" />
        <ValueField name="startsOn" as={DateField} />
        <ValueField name="endsOn" as={DateField} />
        <ValueField name="expiresOn" as={DateField} />
      </div>
      <Choices
        name="tags"
        options={vacancyTags.map((tag) => ({ value: tag, label: tVacancies(`show.tags.${tag}`) }))}
        isWide
      />
    </FormSection>
  );
}

/** The day parts; whoever comes chooses them where it is flexible. */
function Week() {
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  const { form, hasScript } = useFormContext();
  const isFlexible: unknown = useWatch({ control: form.control, name: 'isFlexible' });
  if (hasScript && isFlexible === true) return null;
  return (
    <ValueField
      name="parts"
      as={DayPartGrid}
      hint={t('form.hints.parts')}
      days={days.map((key) => ({
        key,
        short: tVacancies(`card.days.${key}.short`),
        letter: tVacancies(`card.days.${key}.letter`),
      }))}
      parts={dayTimes.map((key) => ({ key, label: capital(tVacancies(`card.parts.${key}`)) }))}
      cellName={(day, part) =>
        t('form.cell', {
          day: tVacancies(`card.days.${day as Day}.long`),
          part: tVacancies(`card.parts.${part as DayTime}`),
        })
      }
      allName={(heading) => t('form.allOf', { heading })}
    />
  );
}

export function Where() {
  const t = useWords('vacancy-admin');
  return (
    <FormSection title={t('form.sections.where')} lead={t('form.sections.whereText')}>
      <ValueField name="isRemote" as={Switch} />
      <PlaceFields told={(place) => t('form.placeFilled', { place })} />
      <Pin />
    </FormSection>
  );
}
