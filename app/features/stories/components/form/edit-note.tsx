import { useFetcher } from 'react-router';
import { noteLabels, noteSchema } from '#app/features/stories/components/form/sample-form.ts';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale } from '#app/i18n/words.ts';

const Field = fieldOf(noteSchema);
const Act = actFormOf();
const Press = actButtonOf();

type EditNoteProps = { note: { name: string; remark: string | null; lockVersion: number } };

/** An edit form that somebody else's save comes in between of: press the second button first. */
export function EditNote({ note }: EditNoteProps) {
  const sample = useSample({
    nl: { save: 'Bewaar notitie', other: 'Laat iemand anders bewaren' },
    en: { save: 'Save note', other: 'Let somebody else save' },
  });
  const other = useFetcher();
  const form = useForm({
    schema: noteSchema,
    labels: noteLabels[useLocale()],
    defaultValues: valuesOf(noteSchema, note),
    lockVersion: note.lockVersion,
    // The form above asks already.
    asksBeforeLeaving: false,
  });
  return (
    <Part title="Another person's save">
      <Form form={form}>
        <input type="hidden" name="about" value="note" />
        <Field name="name" />
        <Field name="remark" />
        <span className="flex flex-wrap gap-3">
          <SubmitButton>{sample.save}</SubmitButton>
        </span>
      </Form>
      <Act fetcher={other}>
        <Press name="about" value="other" kind="line">
          {sample.other}
        </Press>
      </Act>
    </Part>
  );
}
