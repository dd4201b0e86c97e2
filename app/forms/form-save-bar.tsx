import { useFormContext } from '#app/forms/form-context.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { formWords } from '#app/forms/words.ts';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** At the bottom of a long form: how much is not saved, back, and save. */
export function FormSaveBar({ saveLabel }: { saveLabel?: string }) {
  const { dirtyFields, isDirty, isSaved, form, draft, hasScript } = useFormContext();
  const words = useOwnWords(formWords);
  const locale = useLocale();
  const count = Object.keys(dirtyFields).length;
  const unsaved = count === 1 ? words.unsavedOne : words.unsavedMany(number(locale, count));
  const reset = () => {
    form.reset();
    draft.drop();
  };
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3.5">
      <p role="status" className="mr-auto font-semibold">
        {isDirty ? unsaved : isSaved && words.saved}
      </p>
      {hasScript && isDirty && (
        <Button kind="line" onClick={reset}>
          {words.reset}
        </Button>
      )}
      <SubmitButton>{saveLabel ?? words.save}</SubmitButton>
    </div>
  );
}
