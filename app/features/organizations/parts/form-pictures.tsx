import { uploadBytesMax, type Picture } from '#contract/uploads.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { formWords } from '#app/forms/words.ts';
import { useWords } from '#app/i18n/words.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ImageField } from '#app/ui/image-field.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { FormSection } from './form-section.tsx';

type PicturesProps = { logo: Picture | null; coverImage: Picture | null };

/** Logo and photo. They go along with the form; each can be replaced or taken away. */
export function Pictures({ logo, coverImage }: PicturesProps) {
  const t = useWords('organizations');
  return (
    <FormSection title={t('form.sections.pictures')} lead={t('form.sections.picturesText')}>
      <PictureField name="logo" current={logo} ratio="1:1" />
      <PictureField name="coverImage" current={coverImage} />
    </FormSection>
  );
}

type PictureFieldProps = { name: 'logo' | 'coverImage'; current: Picture | null; ratio?: '1:1' };

function PictureField({ name, current, ratio }: PictureFieldProps) {
  const t = useWords('organizations');
  const { errors } = useFormContext();
  const label = t(`form.labels.${name}`);
  const { optional } = useOwnWords(formWords);
  return (
    <div>
      <ImageField
        key={current?.id}
        {...{ label, name, ratio, optional, error: errors[name] }}
        accept="image/jpeg,image/png,image/webp"
        maximumBytes={uploadBytesMax}
        current={current?.url}
        alt={{ text: current?.altText ?? '', isDecorative: current !== null && current.altText === null }}
      />
      {current && <Checkbox name={`${name}_remove`} value="1" label={t('form.removePicture', { label })} />}
    </div>
  );
}
