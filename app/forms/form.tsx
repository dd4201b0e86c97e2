import type { FormEvent, ReactNode } from 'react';
import { FormContext } from '#app/forms/form-context.ts';
import { lockVersionName } from '#app/forms/form-answer.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { StaleNotice } from '#app/forms/stale-notice.tsx';
import { UnsavedQuestion } from '#app/forms/unsaved-question.tsx';
import type { FormOf } from '#app/forms/use-form.ts';
import { formWords } from '#app/forms/words.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type FormProps = {
  /** Of `useForm`. */
  form: FormOf<never> | FormOf;
  /** Fragment that a form without script comes back to, `#apply`. */
  fragment?: string;
  id?: string;
  /** Instead of sending, such as going one step on. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** The element itself with all that belongs to every form: what is wrong, the draft, the question before leaving. */
export function Form({ form: given, fragment, id, onSubmit, children }: FormProps) {
  const form = given as FormOf;
  const { key, lockVersion } = form.hidden;
  return (
    <FormContext value={form}>
      {/* The browser's own messages would speak its language and stop at the first: the contract's rules judge alone. */}
      <form
        id={id}
        method="post"
        action={fragment ? `${form.action ?? ''}${fragment}` : form.action}
        noValidate
        onSubmit={onSubmit ?? form.submit}
        className="grid min-w-0 max-w-form gap-5"
      >
        <FormErrors />
        <StaleNotice />
        <DraftLine />
        {key.value && <input type="hidden" {...key} />}
        {lockVersion !== undefined && <input type="hidden" name={lockVersionName} value={lockVersion} />}
        {children}
      </form>
      {form.asksBeforeLeaving && <UnsavedQuestion isUnsaved={form.isDirty} isSending={form.isSending} />}
    </FormContext>
  );
}

/** A quiet line over a form that was begun before. */
function DraftLine() {
  return (
    <FormContext.Consumer>
      {(form) => form?.draft.isRestored && <DraftRestored startAnew={form.draft.startAnew} />}
    </FormContext.Consumer>
  );
}

export function DraftRestored({ startAnew }: { startAnew: () => void }) {
  const words = useOwnWords(formWords);
  return (
    <p role="status" className="t-sm text-soft">
      {words.draft}{' '}
      <button type="button" onClick={startAnew} className="link min-h-6">
        {words.startAnew}
      </button>
    </p>
  );
}
