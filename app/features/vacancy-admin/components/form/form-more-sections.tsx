import Images from 'lucide-react/icons/images';
import { compensations, languageLevels, longestVacancyText } from '#contract/vacancy-fields.ts';
import { accessibilities, skills, suitabilities } from '#contract/vacancy-words.ts';
import { SCENES } from '#app/drawings/scenes.ts';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { PictureChoice } from '#app/ui/picture-choice.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TokenField } from '#app/ui/token-field.tsx';
import { Fold } from './form-fold.tsx';
import { Photos, type PhotosProps } from './form-photos.tsx';
import type { FormLists } from '#app/features/vacancy-admin/form.server.ts';
import { addForm } from '#app/features/vacancy-admin/form-schema.ts';

const Field = fieldOf(addForm);
const ValueField = valueFieldOf(addForm);
const Choices = choicesOf(addForm);

const whomFields = ['targetGroupIds', 'ageGroupIds', 'suitableFor', 'minimumAge', 'demandReason'] as const;

/** Whom it is for, and who may not take part. */
export function Whom({ lists }: { lists: FormLists }) {
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  const suits = suitabilities.map((value) => ({ value, label: tVacancies(`show.suitableFor.${value}`) }));
  return (
    <Fold
      id="whom"
      title={t('form.sections.whom')}
      about={t('form.sections.whomAbout')}
      fields={whomFields}
      words={{ targetGroupIds: lists.targetGroups, ageGroupIds: lists.ageGroups, suitableFor: suits }}
    >
      <p className="text-soft">{t('form.sections.whomText')}</p>
      <Choices name="targetGroupIds" options={lists.targetGroups} isWide />
      <Choices name="ageGroupIds" options={lists.ageGroups} isWide />
      <Choices name="suitableFor" options={suits} isWide />
      <Field name="minimumAge" autoComplete="off" />
      <Field name="demandReason" hint={t('form.hints.demandReason')} />
    </Fold>
  );
}

const skillFields = ['skills', 'languageLevel'] as const;

/** What it is handy to be good at. */
export function Skills() {
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  const known = skills.map((value) => ({ value, label: tVacancies(`show.skills.${value}`) }));
  const levels = languageLevels.map((level) => ({
    value: level,
    label: tVacancies('show.language', { level }),
  }));
  return (
    <Fold
      id="skills"
      title={t('form.sections.skills')}
      about={t('form.sections.skillsAbout')}
      fields={skillFields}
      words={{ skills: known, languageLevel: levels }}
    >
      <Choices name="skills" hint={t('form.hints.skills')} options={known} isWide />
      <Field
        name="languageLevel"
        as={Select}
        options={[{ value: '', label: t('form.anyLevel') }, ...levels]}
      />
    </Fold>
  );
}

const practicalFields = [
  'positions',
  'compensation',
  'requiresVog',
  'isInsured',
  'isWheelchairAccessible',
  'accessibility',
  'formId',
  'ownTags',
] as const;

/** Places, what is paid, what the building is like, and what whoever applies is asked. */
export function Practical({ forms }: { forms: readonly { value: string; label: string }[] }) {
  const t = useWords('vacancy-admin');
  const tVacancies = useWords('vacancies');
  const paid = {
    none: t('form.noCompensation'),
    expenses: tVacancies('show.expenses'),
    volunteer_fee: tVacancies('show.volunteerFee'),
  };
  const pay = compensations.map((value) => ({ value, label: paid[value] }));
  const access = accessibilities.map((value) => ({
    value,
    label: tVacancies(`show.accessibility.${value}`),
  }));
  return (
    <Fold
      id="practical"
      title={t('form.sections.practical')}
      about={t('form.sections.practicalAbout')}
      fields={practicalFields}
      words={{ compensation: pay, accessibility: access, formId: forms }}
    >
      <Field name="positions" hint={t('form.hints.positions')} autoComplete="off" />
      <Field name="compensation" as={Select} optional={undefined} options={pay} />
      <div>
        <ValueField name="requiresVog" as={Switch} />
        <ValueField name="isInsured" as={Switch} />
        <ValueField name="isWheelchairAccessible" as={Switch} />
      </div>
      <Choices name="accessibility" options={access} isWide />
      {forms.length > 0 && (
        <Field
          name="formId"
          as={Select}
          hint={t('form.hints.formId')}
          options={[{ value: '', label: t('form.noForm') }, ...forms]}
        />
      )}
      <ValueField name="ownTags" as={TokenField} hint={t('form.hints.ownTags')} />
    </Fold>
  );
}

const pictureFields = ['photos', 'newPhotos', 'imageKey', 'youtubeUrl'] as const;

/** Photos, the drawing that stands in for them, and a film. */
export function Picture(props: PhotosProps) {
  const t = useWords('vacancy-admin');
  const locale = useLocale();
  const drawn = SCENES.map(({ key, url, alt }) => ({ value: key, label: alt[locale], src: url }));
  return (
    <Fold
      id="picture"
      title={t('form.sections.picture')}
      about={t('form.sections.pictureAbout')}
      fields={pictureFields}
      words={{ imageKey: drawn }}
    >
      <p className="text-soft">{t('form.sections.pictureText')}</p>
      <Photos {...props} />
      <ValueField
        name="imageKey"
        as={PictureChoice}
        hint={t('form.hints.imageKey')}
        optional={undefined}
        options={[
          { value: '', label: t('form.ownPicture'), children: <Images aria-hidden className="size-6" /> },
          ...drawn,
        ]}
      />
      <Field name="youtubeUrl" hint={t('form.hints.youtubeUrl')} autoComplete="off" />
    </Fold>
  );
}

const sharingFields = ['isShared'] as const;

/** Where there is a partner to share it with. */
export function Sharing() {
  const t = useWords('vacancy-admin');
  return (
    <Fold
      id="sharing"
      title={t('form.sections.sharing')}
      about={t('form.sections.sharingAbout')}
      fields={sharingFields}
    >
      <p className="text-soft">{t('form.sections.sharingText')}</p>
      <ValueField name="isShared" as={Switch} />
    </Fold>
  );
}

const englishFields = ['titleEn', 'summaryEn', 'descriptionEn'] as const;

/** The same in English, where somebody writes it. */
export function English() {
  const t = useWords('vacancy-admin');
  return (
    <Fold
      id="english"
      title={t('form.sections.english')}
      about={t('form.sections.englishText')}
      fields={englishFields}
    >
      <Field name="titleEn" lang="en" />
      <Field name="summaryEn" lang="en" />
      <ValueField name="descriptionEn" as={RichTextField} lang="en" maxLength={longestVacancyText} />
    </Fold>
  );
}
