import type { SettingsRecord } from '#app/features/center-settings/edit.server.ts';
import { centerForm } from '#app/features/center-settings/form-schema.ts';
import { LogoPreview } from '#app/features/center-settings/components/edit/logo-preview.tsx';
import { SocialLinks } from '#app/features/organizations/components/form/form-rows.tsx';
import { OpeningTimes } from '#app/features/organizations/components/form/opening-times.tsx';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { pictureOf } from '#app/forms/form-picture.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { TextArea } from '#app/ui/text-area.tsx';
import { Switch } from '#app/ui/switch.tsx';

const Field = fieldOf(centerForm);
const ValueField = valueFieldOf(centerForm);
const FormPicture = pictureOf(centerForm);

/** Names, pictures, where and when, numbers: who the centre is. English is asked where the site has it. */
export function CenterFields({ record }: { record: SettingsRecord }) {
  const t = useWords('center-settings');
  const hasEnglish = record.features.includes('i18n');
  return (
    <>
      <FormSection title={t('who.title')} lead={t('who.text')}>
        <Field name="name" autoComplete="organization" />
        {hasEnglish && <Field name="nameEn" lang="en" />}
        <Field name="tagline" />
        {hasEnglish && <Field name="taglineEn" lang="en" />}
      </FormSection>
      <FormSection title={t('pictures.title')} lead={t('pictures.text')}>
        <FormPicture name="websiteLogo" current={record.websiteLogo} />
        <div>
          <FormPicture name="websiteLogoDarkMode" current={record.websiteLogoDarkMode} />
          <p className="t-sm text-soft">{t('hints.darkLogo')}</p>
        </div>
        <LogoPreview record={record} />
        <FormPicture name="favicon" current={record.favicon} ratio="1:1" />
      </FormSection>
      <FormSection title={t('where.title')} lead={t('where.text')}>
        <Field name="address" as={TextArea} rows={3} autoComplete="off" />
        {hasEnglish && <Field name="addressEn" as={TextArea} rows={3} lang="en" />}
        <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
          <Field name="phoneNumber" />
          <Field name="email" />
        </div>
        <OpeningTimes />
        <SocialLinks />
      </FormSection>
      <FormSection title={t('numbers.title')} lead={t('numbers.text')}>
        <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
          <Field
            name="chamberOfCommerceNumber"
            inputMode="numeric"
            autoComplete="off"
            hint={t('hints.chamberOfCommerceNumber')}
          />
          <Field name="rsin" inputMode="numeric" autoComplete="off" hint={t('hints.rsin')} />
        </div>
        <ValueField name="showAnbiLogo" as={Switch} />
        <ValueField name="showNovLogo" as={Switch} />
      </FormSection>
    </>
  );
}
