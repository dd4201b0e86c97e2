import { useFieldArray, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { pictureTypes, uploadBytesMax, uploadUpdate, type Picture } from '#contract/uploads.ts';
import { mostImages } from '#contract/vacancy-fields.ts';
import { longestOf } from '#app/forms/field-rules.ts';
import { useFieldOf, fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { ChoosePicture } from '#app/forms/pictures/choose-picture.tsx';
import { useWords } from '#app/i18n/words.ts';
import { FileField } from '#app/ui/file-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { addForm, newAltTexts } from '#app/features/vacancy-admin/form-schema.ts';

const Field = fieldOf(addForm);
const Hidden = hiddenOf(addForm);
const Rows = rowsOf(addForm);

export interface PhotosProps {
  /** Those of the vacancy as it is saved. */
  saved: readonly Picture[];
  /** With those that were chosen since. */
  images: readonly Picture[];
  onChoose: (picture: Picture) => void;
}

/** Those that are there, in their order and with what is on them, and new ones. */
export function Photos({ saved, images, onChoose }: PhotosProps) {
  const t = useWords('vacancy-admin');
  const { form, startValues } = useFieldOf('photos').form;
  const control = form.control as unknown as Control<FieldValues>;
  const { append } = useFieldArray({ control, name: 'photos' });
  const watched: unknown = useWatch({ control: form.control, name: 'photos' }) ?? startValues['photos'];
  const count = Array.isArray(watched) ? watched.length : 0;
  return (
    <>
      {/* Also when the last one is taken away: else nothing would be said of them. */}
      {(count > 0 || images.length > 0) && (
        <Rows name="photos" rowName={(place) => t('form.photo', { place })}>
          {(name) => <Photo name={name} images={images} />}
        </Rows>
      )}
      {/* Anew once they were saved: the files that became photos would be sent with the next save again. */}
      {count < mostImages && (
        <NewPhotos key={saved.map(({ id }) => id).join(' ')} left={mostImages - count} />
      )}
      {count < mostImages && (
        <ChoosePicture
          onChoose={({ name: _name, ...picture }) => {
            onChoose(picture);
            const { id: imageId, altText } = picture;
            append({ imageId, altText: altText ?? '' }, { focusName: `photos.${count}.altText` });
          }}
        />
      )}
    </>
  );
}

type PhotoProps = { name: `photos.${number}`; images: readonly Picture[] };

function Photo({ name, images }: PhotoProps) {
  const t = useWords('vacancy-admin');
  const { form, start } = useFieldOf(`${name}.imageId`);
  const watched: unknown = useWatch({ control: form.form.control, name: `${name}.imageId` }) ?? start;
  const picture = images.find(({ id }) => id === watched);
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {picture && (
        <img
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="photo aspect-4/3 w-36 rounded-tag object-cover"
        />
      )}
      <Hidden name={`${name}.imageId`} />
      <Field name={`${name}.altText`} hint={t('form.hints.altText')} />
    </div>
  );
}

/** They go along with the form, each with what is on it. */
function NewPhotos({ left }: { left: number }) {
  const t = useWords('vacancy-admin');
  const { form, words } = useFieldOf('newPhotos');
  const asked = { name: newAltTexts, hint: t('form.hints.altText'), optional: words.optional };
  return (
    <>
      <FileField
        {...words}
        name="newPhotos"
        hint={t('form.hints.newPhotos', { count: left })}
        accept={pictureTypes.join(',')}
        maximumFiles={left}
        maximumBytes={uploadBytesMax}
        under={({ name }) => (
          <div className="mt-1 mb-2">
            <TextField
              {...asked}
              label={t('form.newAltText', { name })}
              maxLength={longestOf(uploadUpdate, 'altText')}
            />
          </div>
        )}
        onChange={(files) => {
          form.form.clearErrors('newPhotos');
          void form.change(
            'newPhotos',
            files
              .map(({ name }) => name)
              .join(', ')
              .slice(0, 200),
          );
        }}
      />
      <noscript>
        {/* Browsers with script never read this: each file has a field of its own there. */}
        {import.meta.env.SSR && (
          <TextArea {...asked} label={t('form.newAltTexts')} hint={t('form.hints.newAltTexts')} />
        )}
      </noscript>
    </>
  );
}
