import { useFormContext } from '#app/forms/form-context.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { formWords } from '#app/forms/words.ts';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type FormSaveBarProps = {
  saveLabel?: string;
  /** Of the form, where the bar does not stand in it. */
  formId?: string;
};

/**
 * At the bottom of a long form: how much is not saved, back, and save. Before anything is changed, and without script, a plain
 * button is in its place.
 */
export function FormSaveBar({ saveLabel, formId }: FormSaveBarProps) {
  const { dirtyFields, isDirty, isBusy, savedAt, form, draft, hasScript } = useFormContext();
  const words = useOwnWords(formWords);
  const label = saveLabel ?? words.save;
  if (!hasScript || (!isDirty && !isBusy && savedAt === undefined))
    return (
      <div>
        <SubmitButton form={formId}>{label}</SubmitButton>
      </div>
    );
  return (
    <SaveBar
      form={formId ?? true}
      count={isDirty ? Math.max(1, Object.keys(dirtyFields).length) : 0}
      saveLabel={label}
      isBusy={isBusy}
      savedAt={savedAt}
      onReset={() => {
        form.reset();
        draft.drop();
      }}
    />
  );
}
