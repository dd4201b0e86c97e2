/** A picture in a form: one that the record has, to be replaced, described or taken away. What is sent is not kept. */
import * as z from 'zod/mini';
import type { Locale } from '#contract/locales.ts';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { pictureOf } from '#app/forms/form-picture.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { pictureFields } from '#app/forms/picture-fields.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale } from '#app/i18n/words.ts';

export const pictureSchema = z.object(pictureFields('garden'));
export const pictureLabels: Record<Locale, { garden: string }> = {
  nl: { garden: 'Foto van de tuin' },
  en: { garden: 'Photo of the garden' },
};

const FormPicture = pictureOf(pictureSchema);
const url = '/drawings/scene-tuin.svg';

export function PictureForm() {
  const { altText, save } = useSample({
    nl: { altText: 'Twee vrijwilligers planten kool', save: 'Bewaar foto' },
    en: { altText: 'Two volunteers plant cabbage', save: 'Save photo' },
  });
  const garden = { id: 'garden', url, width: 4, height: 3, altText, preview: null, seenOn: null };
  const form = useForm({
    schema: pictureSchema,
    labels: pictureLabels[useLocale()],
    defaultValues: valuesOf(pictureSchema, { garden }),
    // The form above asks already.
    asksBeforeLeaving: false,
  });
  return (
    <Part title="A picture">
      <Form form={form}>
        <input type="hidden" name="about" value="picture" />
        <FormPicture name="garden" current={garden} />
        <span>
          <SubmitButton>{save}</SubmitButton>
        </span>
      </Form>
    </Part>
  );
}
