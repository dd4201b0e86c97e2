import type { JSX } from 'react';
import { uploadBytesMax, pictureTypes, type Picture } from '#contract/uploads.ts';
import type { FieldOf, FormSchema } from '#app/forms/field-rules.ts';
import { useFieldOf } from '#app/forms/form-field.tsx';
import type { PictureNameIn } from '#app/forms/picture-fields.ts';
import { formWords } from '#app/forms/words.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ImageField } from '#app/ui/image-field.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

interface FormPictureProps<Name extends string> {
  name: Name;
  /** The one that the record has. */
  current: Picture | null;
  /** What it is cut to. */
  ratio?: '1:1';
}

/** Goes along with the form, with what is on it in words; the one that is there can be replaced or taken away. */
function FormPicture({ name, current, ratio }: FormPictureProps<string>) {
  const { form, words } = useFieldOf(name);
  const { optional, removePicture } = useOwnWords(formWords);
  // What was typed, of a form that came back without script; else what is known of the picture.
  const start = (part: string) => form.startValues[`${name}_${part}`];
  return (
    <div>
      <ImageField
        key={current?.id}
        {...words}
        {...{ name, ratio, optional }}
        accept={pictureTypes.join(',')}
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
          label={removePicture(words.label)}
          defaultChecked={start('remove') === true}
        />
      )}
    </div>
  );
}

type PictureNameOf<Schema extends FormSchema> = Schema extends FormSchema
  ? PictureNameIn<FieldOf<Schema>>
  : never;

/** `const FormPicture = pictureOf<typeof partnerForm>()`: a picture of a form whose rules have `pictureFields`. */
export const pictureOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormPicture as (props: FormPictureProps<PictureNameOf<Schema>>) => JSX.Element;
