import { type JSX, useState } from 'react';
import { uploadBytesMax, pictureTypes, type Picture } from '#contract/uploads.ts';
import type { FieldOf, FormSchema } from '#app/forms/field-rules.ts';
import { useFieldOf } from '#app/forms/form-field.tsx';
import type { PictureNameIn } from '#app/forms/picture-fields.ts';
import { ChosenPictureOf } from '#app/forms/pictures/chosen-picture.tsx';
import { ChoosePicture } from '#app/forms/pictures/choose-picture.tsx';
import { fileOf, type ChosenPicture } from '#app/forms/pictures/sources.ts';
import { formWords } from '#app/forms/words.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { useFormReset } from '#app/ui/form-reset.ts';
import { ImageField } from '#app/ui/image-field.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

interface FormPictureProps<Name extends string> {
  name: Name;
  /** The one that the record has. */
  current: Picture | null;
  /** What it is cut to. */
  ratio?: '1:1';
  /** The record is about the picture: it always has one, and other fields say what is on it. It is no stock image yet. */
  isWhole?: boolean;
}

type Form = ReturnType<typeof useFieldOf>['form'];

/** One that is there already. It is posted by its id; what is cut of it is a file like any other. */
function useChosen(form: Form, { name, current, ratio }: FormPictureProps<string>, id: string) {
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [words, setWords] = useState<ChosenPicture>();
  useFormReset(id, () => {
    setChosen(undefined);
    setWords(undefined);
  });
  const note = (called: string) => {
    form.form.clearErrors(name);
    void form.change(name, called);
  };
  const cut = (picture: ChosenPicture, hand: (file: File) => void) =>
    // Where its file cannot be had, it stays chosen as a whole.
    fileOf(picture).then(hand, () => undefined);
  const choose = (picture: ChosenPicture, hand: (file: File) => void) => {
    setChosen(picture);
    setWords(picture);
    note(picture.name);
    if (ratio) void cut(picture, hand);
  };
  const letGo = () => {
    setChosen(undefined);
    setWords(undefined);
    note('');
  };
  const send = (file: File | undefined) => {
    if (file) setChosen(undefined);
    note(file?.name ?? '');
  };
  // Once it is saved it is the current one.
  return { chosen: chosen?.id === current?.id ? undefined : chosen, words, choose, cut, letGo, send };
}

/** Goes along with the form, with what is on it in words; the one that is there can be replaced or taken away. */
function FormPicture(props: FormPictureProps<string>) {
  const { name, current, ratio, isWhole = false } = props;
  const { form, words } = useFieldOf(name);
  const { optional, removePicture } = useOwnWords(formWords);
  const { chosen, words: own, choose, cut, letGo, send } = useChosen(form, props, words.id);
  // What was typed, of a form that came back without script; else what is known of the picture.
  const start = (part: string) => form.startValues[`${name}_${part}`];
  const alt = own
    ? { text: own.altText ?? '', isDecorative: false }
    : { text: String(start('alt') ?? ''), isDecorative: start('decorative') === true };
  return (
    <div>
      <ImageField
        key={current?.id}
        {...words}
        {...{ name, ratio, alt }}
        isLogo={/logo/i.test(name)}
        optional={isWhole ? undefined : optional}
        accept={pictureTypes.join(',')}
        maximumBytes={uploadBytesMax}
        current={(chosen ?? current)?.url}
        currentHeight={(chosen ?? current)?.height}
        altOf={own?.id}
        hasAlt={!isWhole}
        onChange={send}
        besides={(hand) => (
          <>
            <ChoosePicture from={isWhole ? 'files' : 'both'} onChoose={(picture) => choose(picture, hand)} />
            {chosen && (
              <ChosenPictureOf
                name={name}
                chosen={chosen}
                onCrop={() => void cut(chosen, hand)}
                onLetGo={letGo}
              />
            )}
          </>
        )}
      />
      {current && !isWhole && (
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
