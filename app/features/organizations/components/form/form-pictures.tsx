import type { Picture } from '#contract/uploads.ts';
import { pictureOf } from '#app/forms/form-picture.tsx';
import { useWords } from '#app/i18n/words.ts';
import type { OrganizationSchema } from '#app/features/organizations/form-schema.ts';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';

const FormPicture = pictureOf<OrganizationSchema>();

type PicturesProps = { logo: Picture | null; coverImage: Picture | null };

/** Logo and photo. */
export function Pictures({ logo, coverImage }: PicturesProps) {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.pictures')} lead={t('form.sections.picturesText')}>
      <FormPicture name="logo" current={logo} ratio="1:1" />
      <FormPicture name="coverImage" current={coverImage} />
    </FormSection>
  );
}
