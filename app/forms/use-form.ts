/** A form by a contract: fields, checking, sending, drafts and what the server found, as one (specification, section 5). */
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '#app/i18n/words.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { checkValues, type FieldErrors, type Labels, type OwnTexts } from '#app/forms/check-values.ts';
import type { FormSchema } from '#app/forms/field-rules.ts';
import { formKeyName, refusedOf, savedOf, type FormAnswer } from '#app/forms/form-answer.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { useAnswers } from '#app/forms/use-answers.ts';
import { useAsked } from '#app/forms/use-asked.ts';
import { useValidation, type Checked, type CheckedOptions } from '#app/forms/use-validation.ts';
import { type DraftOptions, useDraft } from '#app/forms/use-draft.ts';
import { useSending, type SendingOptions } from '#app/forms/use-sending.ts';
import { formWords } from '#app/forms/words.ts';

export interface FormOptions<Result>
  extends SendingOptions, Pick<CheckedOptions, 'defaultValues' | 'validateOnMount' | 'dependents'> {
  schema: FormSchema;
  /** By field; those of a row by `shifts.title`. */
  labels: Labels;
  texts?: OwnTexts;
  /** The page's action data: what a form without script was answered. */
  answer?: FormAnswer<Result>;
  /** Of the record that is edited; a save in between is then met, not written over. */
  lockVersion?: number;
  /** Name under which a draft is kept, such as `vacancy ${id}`. None is kept without it. */
  draft?: DraftOptions['name'];
  /** Fields that are no part of the draft. Passwords never are. */
  notInDraft?: readonly string[];
  /** Leaving with something unsaved asks; false for a search or a filter. */
  asksBeforeLeaving?: boolean;
  onSaved?: (result: Result) => void;
  /** The server refused it. */
  onRefused?: () => void;
}

function useAnswerText() {
  const words = useOwnWords(formWords);
  return (answer: FormAnswer): readonly string[] => {
    if (answer.kind === 'lost') return [words.lost];
    const refused = refusedOf(answer);
    if (refused?.codes.includes('idempotency_mismatch')) return [words.alreadySent];
    return refused?.general ?? [];
  };
}

/** The version under the form: it follows the record only while nothing is typed, so that no save of another is written over unseen. */
function useVersion<Result>({ lockVersion, defaultValues }: FormOptions<Result>, { form, isDirty }: Checked) {
  const [version, setVersion] = useState(lockVersion);
  const follow = useEffectEvent((now: number | undefined) => {
    if (version === now) return;
    form.reset(defaultValues);
    setVersion(now);
  });
  useEffect(() => {
    // The record comes again from the loader, after a save here or elsewhere.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isDirty) follow(lockVersion);
  }, [lockVersion, isDirty]);
  return version;
}

/** Shows what the server answered, at its fields or above the form; a save makes what is shown the saved state. */
function useTaking<Result>(
  answer: FormAnswer<Result> | undefined,
  { form, showErrors }: Checked,
  { find, setTheirs, setSaved }: ReturnType<typeof useAnswers<Result>>,
  { onSaved, onRefused }: { onSaved: (result: Result) => unknown; onRefused: (() => void) | undefined },
) {
  const generalOf = useAnswerText();
  const take = useEffectEvent((found: FormAnswer<Result>) => {
    setSaved(found.kind === 'saved');
    if (found.kind === 'saved') {
      setTheirs(undefined);
      form.reset(form.getValues());
      find({});
      onSaved(found.result);
    } else if (found.kind !== 'changed') {
      const refused = refusedOf(found);
      showErrors(refused?.fields ?? {});
      if (refused?.theirs) setTheirs(refused.theirs);
      find(refused?.fields ?? {}, generalOf(found));
      if (refused) onRefused?.();
    }
  });
  useEffect(() => {
    // The answer comes from outside, when the router has it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (answer) take(answer);
  }, [answer]);
}

/** Checking first, then sending, once. */
function useSubmitting<Result>(
  sending: ReturnType<typeof useSending<FormAnswer<Result>>>,
  { wrongIn }: Checked,
  { find }: ReturnType<typeof useAnswers<Result>>,
) {
  /** All fields, or these, are judged; what is wrong is found, and nothing is sent then. */
  const judge = async (names?: readonly string[]): Promise<boolean> => {
    const wrong = await wrongIn(names);
    if (wrong) find(wrong);
    return wrong === null;
  };
  const sendForm = (element: HTMLFormElement, pressed?: Event) =>
    sending.send(postedForm(element, pressed), () => judge());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void sendForm(event.currentTarget, event.nativeEvent);
  };
  return { judge, sendForm, submit };
}

/** A form as its parts know it. */
export interface FormOf<Result = unknown>
  extends
    Checked,
    ReturnType<typeof useSubmitting<Result>>,
    Pick<FormOptions<Result>, 'schema' | 'labels' | 'defaultValues' | 'action'>,
    Pick<ReturnType<typeof useAnswers<Result>>, 'findings' | 'find' | 'theirs' | 'isSaved'> {
  check: (values: FormValues) => FieldErrors;
  /** A field says that it is on the page, until what this gives is called. */
  ask: (names: readonly string[]) => () => void;
  draft: ReturnType<typeof useDraft>;
  asksBeforeLeaving: boolean;
  hasScript: boolean;
  /** Of the last save, while nothing is newer. */
  savedAt: number | undefined;
  result: Result | undefined;
  isBusy: boolean;
  isSending: () => boolean;
  /** Values with which the document was made: what controls show before script, and without it. */
  startValues: FormValues;
  /** What travels along unseen. */
  hidden: { key: { name: string; value: string }; lockVersion: number | undefined };
}

/** The contract's rules in the words of the form, over all fields and over those on the page. */
function useRules<Result>({ schema, labels, texts, lockVersion }: FormOptions<Result>) {
  const locale = useLocale();
  const { ask, only } = useAsked();
  const check = (values: FormValues) =>
    checkValues(schema, values, { labels, locale, texts, isChange: lockVersion !== undefined });
  return { ask, check, checkAsked: (values: FormValues) => only(check(values)) };
}

export function useForm<Result = unknown>(options: FormOptions<Result>): FormOf<Result> {
  const { schema, labels, defaultValues, answer: currentAnswer, asksBeforeLeaving = true } = options;
  const answers = useAnswers(options.answer, options.defaultValues);
  const { start, findings, find, theirs, isSaved } = answers;
  const { ask, check, checkAsked } = useRules(options);
  const known = { values: start.values, errors: start.findings.fields };
  const checked = useValidation({ ...options, check: checkAsked, ...known });
  const version = useVersion(options, checked);
  const draft = useDraft(checked, { name: options.draft, omit: options.notInDraft, restores: !start.values });
  const sending = useSending<FormAnswer<Result>>(options);
  const answer = sending.answer ?? (options.navigates ? currentAnswer : undefined);
  const latest = answer ?? currentAnswer;
  useTaking(answer, checked, answers, {
    onSaved: (result) => [draft.drop(), options.onSaved?.(result)],
    onRefused: options.onRefused,
  });
  return {
    ...checked,
    ...useSubmitting(sending, checked, answers),
    schema,
    labels,
    check,
    ask,
    findings,
    find,
    theirs,
    draft,
    defaultValues,
    asksBeforeLeaving,
    hasScript: useHydrated(),
    isSaved: isSaved && !checked.isDirty,
    ...savedOf(latest, checked.isDirty),
    isBusy: sending.isBusy,
    isSending: sending.isSending,
    startValues: start.values ?? defaultValues,
    hidden: {
      key: { name: formKeyName, value: refusedOf(currentAnswer)?.key ?? options.formKey ?? '' },
      lockVersion: theirs?.lockVersion ?? version,
    },
    action: options.action,
  };
}
