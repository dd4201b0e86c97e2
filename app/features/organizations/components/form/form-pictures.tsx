import { uploadBytesMax, type Picture } from '#contract/uploads.ts';
import { useFieldOf } from '#app/forms/form-field.tsx';
import { formWords } from '#app/forms/words.ts';
import { useWords } from '#app/i18n/words.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ImageField } from '#app/ui/image-field.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import type { PictureName } from '#app/features/organizations/form-schema.ts';
import { FormSection } from '#app/features/organizations/components/form-section.tsx';

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

type PictureFieldProps = { name: PictureName; current: Picture | null; ratio?: '1:1' };

function PictureField({ name, current, ratio }: PictureFieldProps) {
  const t = useWords('organizations');
  const { form, words } = useFieldOf(name);
  const { optional } = useOwnWords(formWords);
  // What was typed, of a form that came back without script; else what is known of the picture.
  const start = (part: string) => form.startValues[`${name}_${part}`];
  return (
    <div>
      <ImageField
        key={current?.id}
        {...words}
        {...{ name, ratio, optional }}
        accept="image/jpeg,image/png,image/webp"
        maximumBytes={uploadBytesMax}
        current={current?.url}
        alt={{ text: String(start('alt') ?? ''), isDecorative: start('decorative') === true }}
        onChange={(picture) => {
          form.form.clearErrors(name);
          void form.change(name, picture?.name ?? '');
        }}
      />
      {current && (
        <Checkbox
          name={`${name}_remove`}
          value="1"
          label={t('form.removePicture', { label: words.label })}
          defaultChecked={start('remove') === true}
        />
      )}
    </div>
  );
}
