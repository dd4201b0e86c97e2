/** Sends a form once: a second press, by mouse or by Enter, does nothing until the answer is there. */
import { useCallback, useRef, useState } from 'react';
import { useFetcher, useNavigation, useSubmit } from 'react-router';
import { formKeyName } from '#app/forms/form-answer.ts';

export interface SendingOptions {
  /** Address of the action; the page's own when left out. */
  action?: string;
  /** As a navigation, with the answer as the page's action data; else beside the page, by a fetcher. */
  navigates?: boolean;
  /** Names this opening of the form, from the loader. */
  formKey?: string;
  /** Adds what is ready only after a while, such as a proof; the form is busy until then. */
  complete?: (form: FormData) => Promise<void>;
}

// Browsers make one on https and on this machine only; without one a second press is stopped by the form alone.
const newKey = (): string => (window.isSecureContext ? crypto.randomUUID() : '');

/** All that is sent, to tell one try from another: of a file what it is, not what is in it. */
const textOf = (form: FormData): string =>
  JSON.stringify(
    [...form]
      .filter(([name]) => name !== formKeyName)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
      ]),
  );

/** Sends a form once, under a key of its own; answered with `Answer`. */
export function useSending<Answer>({ action, navigates = false, formKey, complete }: SendingOptions) {
  const fetcher = useFetcher<unknown>();
  const submit = useSubmit();
  const navigation = useNavigation();
  const isSending = useRef(false);
  const [isCompleting, setCompleting] = useState(false);
  // The same words keep their key, so that a try after a lost answer finds the first one's.
  const last = useRef<{ text: string; key: string } | null>(null);
  /** False when one is under way. `prepare` is asked first; it may say no. */
  async function send(form: FormData, prepare: () => Promise<boolean>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    try {
      if (!(await prepare())) return false;
      setCompleting(true);
      await complete?.(form);
      const text = textOf(form);
      if (last.current?.text !== text)
        last.current = { text, key: (last.current ? null : formKey) ?? newKey() };
      form.set(formKeyName, last.current.key);
      const encType = [...form.values()].some((value) => typeof value !== 'string')
        ? 'multipart/form-data'
        : 'application/x-www-form-urlencoded';
      await (navigates ? submit : fetcher.submit)(form, { method: 'post', action, encType });
      return true;
    } finally {
      isSending.current = false;
      setCompleting(false);
    }
  }
  const isUnderWay = navigates
    ? navigation.state !== 'idle' && navigation.formMethod === 'POST'
    : fetcher.state !== 'idle';
  return {
    answer: fetcher.data as Answer | undefined,
    isBusy: isCompleting || isUnderWay,
    isSending: useCallback(() => isSending.current, []),
    send,
  };
}
