import Images from 'lucide-react/icons/images';
import { compensations, languageLevels, longestVacancyText } from '#contract/vacancy-fields.ts';
import { accessibilities, skills, suitabilities, vacancyTags } from '#contract/vacancy-words.ts';
import { SCENES } from '#app/drawings/scenes.ts';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PictureChoice } from '#app/ui/picture-choice.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TokenField } from '#app/ui/token-field.tsx';
import { Photos, type PhotosProps } from './form-photos.tsx';
import type { FormLists } from '#app/features/vacancy-admin/form.server.ts';
import { addForm } from '#app/features/vacancy-admin/form-schema.ts';

const Field = fieldOf(addForm);
const ValueField = valueFieldOf(addForm);
const Choices = choicesOf(addForm);

const side = 'grid grid-cols-1 items-end gap-5 sm:grid-cols-2';

export function Whom({ lists }: { lists: FormLists }) {
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  const paid = {
    none: t('form.noCompensation'),
    expenses: tVacancies('show.expenses'),
    volunteer_fee: tVacancies('show.volunteerFee'),
  };
  return (
    <FormSection title={t('form.sections.whom')} lead={t('form.sections.whomText')}>
      <Choices name="targetGroupIds" options={lists.targetGroups} isWide />
      <Choices name="ageGroupIds" options={lists.ageGroups} isWide />
      <Suits />
      <Choices
        name="tags"
        options={vacancyTags.map((tag) => ({ value: tag, label: tVacancies(`show.tags.${tag}`) }))}
        isWide
      />
      <ValueField name="ownTags" as={TokenField} hint={t('form.hints.ownTags')} />
      <Field name="positions" hint={t('form.hints.positions')} autoComplete="off" />
      <div className={side}>
        <Field name="minimumAge" autoComplete="off" />
        <Field
          name="languageLevel"
          as={Select}
          options={[
            { value: '', label: t('form.anyLevel') },
            ...languageLevels.map((level) => ({
              value: level,
              label: tVacancies('show.language', { level }),
            })),
          ]}
        />
      </div>
      <Field name="demandReason" hint={t('form.hints.demandReason')} />
      <Field
        name="compensation"
        as={Select}
        optional={undefined}
        options={compensations.map((value) => ({ value, label: paid[value] }))}
      />
      <div>
        <ValueField name="requiresVog" as={Switch} />
        <ValueField name="isWheelchairAccessible" as={Switch} />
        <ValueField name="isInsured" as={Switch} />
      </div>
      <Choices
        name="accessibility"
        options={accessibilities.map((value) => ({
          value,
          label: tVacancies(`show.accessibility.${value}`),
        }))}
        isWide
      />
    </FormSection>
  );
}

/** Whom it suits as well, and what it is handy to be good at. */
function Suits() {
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  return (
    <>
      <Choices
        name="suitableFor"
        options={suitabilities.map((value) => ({ value, label: tVacancies(`show.suitableFor.${value}`) }))}
        isWide
      />
      <Choices
        name="skills"
        hint={t('form.hints.skills')}
        options={skills.map((value) => ({ value, label: tVacancies(`show.skills.${value}`) }))}
        isWide
      />
    </>
  );
}

export function Picture(props: PhotosProps) {
  const t = useWords('vacancy-admin');
  const locale = useLocale();
  return (
    <FormSection title={t('form.sections.picture')} lead={t('form.sections.pictureText')}>
      <Photos {...props} />
      <ValueField
        name="imageKey"
        as={PictureChoice}
        hint={t('form.hints.imageKey')}
        optional={undefined}
        options={[
          { value: '', label: t('form.ownPicture'), children: <Images aria-hidden className="size-6" /> },
          ...SCENES.map(({ key, url, alt }) => ({ value: key, label: alt[locale], src: url })),
        ]}
      />
      <Field name="youtubeUrl" hint={t('form.hints.youtubeUrl')} autoComplete="off" />
    </FormSection>
  );
}

/** Where there is a partner to share it with. */
export function Sharing() {
  const t = useWords('vacancy-admin');
  return (
    <FormSection title={t('form.sections.sharing')} lead={t('form.sections.sharingText')}>
      <ValueField name="isShared" as={Switch} />
    </FormSection>
  );
}

const englishFields = ['titleEn', 'summaryEn', 'descriptionEn'] as const;

/** Folded until something is in it, or something in it is wrong. */
export function English() {
  const t = useWords('vacancy-admin');
  const { errors, startValues } = useFormContext();
  const isOpen = englishFields.some((name) => errors[name] !== undefined || startValues[name] !== '');
  return (
    <Disclosure summary={t('form.sections.english')} level={2} open={isOpen || undefined}>
      <div className="grid gap-5">
        <p className="text-soft">{t('form.sections.englishText')}</p>
        <Field name="titleEn" lang="en" />
        <Field name="summaryEn" lang="en" />
        <ValueField name="descriptionEn" as={RichTextField} lang="en" maxLength={longestVacancyText} />
      </div>
    </Disclosure>
  );
}
