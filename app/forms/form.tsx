import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hasPictures } from '#app/forms/field-rules.ts';
import { FormContext, useFormContext } from '#app/forms/form-context.ts';
import { intentName, lockVersionName } from '#app/forms/form-answer.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { StaleNotice } from '#app/forms/stale-notice.tsx';
import { DraftRestored } from '#app/forms/draft-restored.tsx';
import { UnsavedQuestion } from '#app/forms/unsaved-question.tsx';
import type { FormOf } from '#app/forms/use-form.ts';

type FormProps = {
  /** Of `useForm`. */
  form: FormOf<never> | FormOf;
  /** Fragment that a form without script comes back to, `#apply`. */
  fragment?: string;
  id?: string;
  /** What Enter stands for when it does not send, such as `next:message`; without script it is posted. */
  enterIntent?: string;
  /** Files go along: without script only a form that says so sends them. */
  hasFiles?: boolean;
  /** As wide as the page, with its own room between its parts: an editor, whose bar and preview belong to it. */
  isWide?: boolean;
  /** Over what is wrong, such as the stepper. */
  top?: ReactNode;
  /** Instead of sending, such as going one step on. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/**
 * Leaving a field may show an error and so move what is below it away from under a press. A press on a button therefore leaves
 * the focus where it is until it is let go.
 */
function keepFocus(event: MouseEvent) {
  if ((event.target as Element).closest('button')) event.preventDefault();
}

/**
 * A field that reads what is typed once it is left (a day, a time, a number, words one by one) has not read it yet when a button that
 * sends is let go, as the press left the focus in it. The last moment to leave it is just before the form is sent.
 */
function leaveField(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[type=submit]');
  if (button && button !== document.activeElement) flushSync(() => button.focus({ preventScroll: true }));
}

/** The element itself with all that belongs to every form: what is wrong, the draft, the question before leaving. */
export function Form({
  form: formState,
  fragment,
  id,
  enterIntent,
  hasFiles,
  isWide,
  top,
  onSubmit,
  children,
}: FormProps) {
  const form = formState as FormOf;
  const { key, lockVersion } = form.hidden;
  return (
    <FormContext value={form}>
      {/* The browser's own messages would speak its language and stop at the first: the contract's rules judge alone. */}
      <form
        id={id}
        method="post"
        encType={hasFiles || hasPictures(form.schema) ? 'multipart/form-data' : undefined}
        action={fragment ? `${form.action ?? ''}${fragment}` : form.action}
        noValidate
        onMouseDown={keepFocus}
        onClickCapture={leaveField}
        onSubmit={onSubmit ?? form.submit}
        className={
          isWide ? 'min-w-0 [&>[role=alert]]:mb-6 [&>[role=status]]:mb-6' : 'grid min-w-0 max-w-form gap-5'
        }
      >
        {/* Enter presses the first button of a form; that may be neither one of a row nor the one that leads back. */}
        <button type="submit" hidden {...(enterIntent && { name: intentName, value: enterIntent })} />
        {top}
        <FormErrors />
        <StaleNotice />
        <DraftLine />
        {key.value && <input type="hidden" {...key} />}
        {lockVersion !== undefined && <input type="hidden" name={lockVersionName} value={lockVersion} />}
        {children}
      </form>
      {form.asksBeforeLeaving && (
        <UnsavedQuestion isUnsaved={form.isDirty} isSending={form.isSending} isKept={form.draft.isKept} />
      )}
    </FormContext>
  );
}

function DraftLine() {
  const { draft } = useFormContext();
  return draft.isRestored && <DraftRestored startAnew={draft.startAnew} />;
}
