import { compensations, languageLevels, vacancyTags } from '#contract/vacancy-fields.ts';
import { SCENES } from '#app/drawings/scenes.ts';
import { FormSection } from '#app/features/organizations/parts/form-section.tsx';
import { FormChoices } from '#app/forms/form-choices.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { FormValueField } from '#app/forms/form-value-field.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import type { FormLists } from './load-form.server.ts';

const side = 'grid grid-cols-1 items-end gap-5 sm:grid-cols-2';

export function Whom({ lists }: { lists: FormLists }) {
  const t = useWords('vacancy-care');
  const shown = useWords('vacancies');
  const paid = {
    none: t('form.noCompensation'),
    expenses: shown('show.expenses'),
    volunteer_fee: shown('show.volunteerFee'),
  };
  return (
    <FormSection title={t('form.sections.whom')} lead={t('form.sections.whomText')}>
      <FormChoices name="targetGroupIds" options={lists.targetGroups} isWide />
      <FormChoices name="ageGroupIds" options={lists.ageGroups} isWide />
      <FormChoices
        name="tags"
        options={vacancyTags.map((tag) => ({ value: tag, label: shown(`show.tags.${tag}`) }))}
        isWide
      />
      <FormField name="positions" hint={t('form.hints.positions')} autoComplete="off" />
      <div className={side}>
        <FormField name="minimumAge" autoComplete="off" />
        <FormField
          name="languageLevel"
          as={Select}
          options={[
            { value: '', label: t('form.anyLevel') },
            ...languageLevels.map((level) => ({ value: level, label: shown('show.language', { level }) })),
          ]}
        />
      </div>
      <FormField
        name="compensation"
        as={Select}
        optional={undefined}
        options={compensations.map((value) => ({ value, label: paid[value] }))}
      />
      <div>
        <FormValueField name="requiresVog" as={Switch} />
        <FormValueField name="isWheelchairAccessible" as={Switch} />
      </div>
    </FormSection>
  );
}

export function Contact() {
  const t = useWords('vacancy-care');
  return (
    <FormSection title={t('form.sections.contact')} lead={t('form.sections.contactText')}>
      <FormField name="contactPerson" autoComplete="off" />
      <div>
        <FormField name="contactPhone" autoComplete="off" />
        <FormValueField name="contactPhoneVisible" as={Switch} />
      </div>
      <div>
        <FormField name="contactEmail" autoComplete="off" />
        <FormValueField name="contactEmailVisible" as={Switch} />
      </div>
    </FormSection>
  );
}

export function Picture() {
  const t = useWords('vacancy-care');
  const locale = useLocale();
  return (
    <FormSection title={t('form.sections.picture')}>
      <FormField
        name="imageKey"
        as={Select}
        hint={t('form.hints.imageKey')}
        options={[
          { value: '', label: t('form.ownPicture') },
          ...SCENES.map(({ key, alt }) => ({ value: key, label: alt[locale] })),
        ]}
      />
      <FormField name="youtubeUrl" hint={t('form.hints.youtubeUrl')} autoComplete="off" />
    </FormSection>
  );
}

const englishFields = ['titleEn', 'summaryEn', 'descriptionEn'] as const;

/** Folded until something is in it, or something in it is wrong. */
export function English() {
  const t = useWords('vacancy-care');
  const { errors, startValues } = useFormContext();
  const isOpen = englishFields.some((name) => errors[name] !== undefined || startValues[name] !== '');
  return (
    <Disclosure summary={t('form.sections.english')} level={2} open={isOpen || undefined}>
      <div className="grid gap-5">
        <p className="text-soft">{t('form.sections.englishText')}</p>
        {englishFields.map((name) => (
          <FormField key={name} name={name} lang="en" />
        ))}
      </div>
    </Disclosure>
  );
}
