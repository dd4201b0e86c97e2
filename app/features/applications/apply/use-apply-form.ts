/** The state of the apply dialog: what is typed, which step, what is wrong, and the sending of it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { useFetcher } from 'react-router';
import type { Locale } from '#contract/locales.ts';
import { useLocale, useWords, type Translate } from '#app/i18n/words.ts';
import {
  applyFields,
  fieldId,
  noValues,
  type Applicant,
  type ApplyAnswer,
  type ApplyErrors,
  type ApplyField,
  type ApplyValues,
} from './apply-values.ts';
import { checkApplication } from './check-application.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { FieldOf } from './fields.tsx';
import { useProof } from './use-proof.ts';
import { fieldsOf, stepsFor, type StepName } from './steps.tsx';

/** The contract's rules in the shape that the form library wants. */
const resolverFor =
  (locale: Locale, t: Translate<'applications'>): Resolver<ApplyValues> =>
  async (values) => {
    const wrong = Object.entries(checkApplication(values, locale, t));
    if (wrong.length === 0) return { values, errors: {} };
    const errors = wrong.map(([name, message]) => [name, { type: 'contract', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

/** One sentence a field. */
function sentencesOf(found: FieldErrors<ApplyValues>): ApplyErrors {
  const wrong = applyFields.filter((name) => found[name]?.message);
  return Object.fromEntries(wrong.map((name) => [name, found[name]?.message]));
}

/** What is known of who is signed in; else what was typed before. */
function startingValues(vacancyId: string, applicant: Applicant | null): ApplyValues {
  const known = applicant && {
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    email: applicant.email,
  };
  return {
    ...noValues,
    phoneNumber: applicant?.phoneNumber ?? '',
    ...readDraft(vacancyId),
    ...known,
  };
}

/** The fields themselves: typed anew or found in the draft, and checked by the contract. */
function useFields(vacancyId: string, applicant: Applicant | null) {
  const locale = useLocale();
  const t = useWords('applications');
  const form = useForm<ApplyValues>({
    // On leaving a field first, then while it is typed in (ui.md, section 6).
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: startingValues(vacancyId, applicant),
    resolver: resolverFor(locale, t),
  });
  const values = { ...noValues, ...useWatch({ control: form.control }) };
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => keepDraft(vacancyId, typed),
      }),
    [form, vacancyId],
  );
  const errors = sentencesOf(form.formState.errors);
  const field: FieldOf = (name) => {
    const { onChange, ...rest } = form.register(name);
    return {
      ...rest,
      id: fieldId(name),
      error: errors[name],
      // What is wrong is judged anew with each letter, left before or not.
      onChange: async (event: unknown) => {
        await onChange(event as { target: unknown });
        if (errors[name]) await form.trigger(name);
      },
    };
  };
  /** Sentences of these fields, or null when all are right. */
  const wrongIn = async (asked: readonly ApplyField[]): Promise<ApplyErrors | null> => {
    if (await form.trigger([...asked])) return null;
    return Object.fromEntries(asked.map((name) => [name, form.getFieldState(name).error?.message]));
  };
  return { form, values, field, wrongIn };
}

// Browsers make one on https and on this machine only; without one a second press is stopped by the form alone.
const newKey = (): string => (window.isSecureContext ? crypto.randomUUID() : '');

/** Sends, and keeps a second press from sending twice. */
function useSending(applicant: Applicant | null) {
  const fetcher = useFetcher<ApplyAnswer>();
  const proof = useProof(applicant === null);
  const [isPreparing, setPreparing] = useState(false);
  const isSending = useRef(false);
  // The same words keep their key, so that a try after a lost answer finds the first one's.
  const last = useRef({ text: '', key: '' });
  async function send(values: ApplyValues, website: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPreparing(true);
    try {
      const given = await proof.give();
      const body = { ...values, consent: values.consent ? 'on' : '', website, proof: given ?? '' };
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, key: newKey() };
      await fetcher.submit({ ...body, key: last.current.key }, { method: 'post' });
    } finally {
      isSending.current = false;
      setPreparing(false);
    }
  }
  return {
    answer: fetcher.data ?? null,
    isBusy: isPreparing || fetcher.state !== 'idle',
    send,
    renewProof: proof.renew,
  };
}

const stepOf = (name: ApplyField, applicant: Applicant | null): StepName =>
  stepsFor(applicant).find((step) => fieldsOf(step, applicant).some((field) => field === name)) ?? 'check';

/** What the last try found: it stays until the next one, so that nothing moves away while it is being mended. */
interface Findings {
  attempt: number;
  fields: ApplyErrors;
  general: readonly string[];
}
const nothingFound: Findings = { attempt: 0, fields: {}, general: [] };

export function useApplyForm(vacancyId: string, applicant: Applicant | null) {
  const t = useWords('applications');
  const steps = stepsFor(applicant);
  const [step, setStep] = useState<StepName>('message');
  const [findings, setFindings] = useState(nothingFound);
  const { form, values, field, wrongIn } = useFields(vacancyId, applicant);
  const { answer, isBusy, send, renewProof } = useSending(applicant);
  const at = steps.indexOf(step);
  const find = (fields: ApplyErrors, general: readonly string[] = []) =>
    setFindings(({ attempt }) => ({ attempt: attempt + 1, fields, general }));

  function goTo(next: StepName) {
    setFindings(nothingFound);
    setStep(next);
  }
  async function goOn(website: string) {
    const wrong = await wrongIn(fieldsOf(step, applicant));
    if (wrong) return find(wrong);
    const next = steps[at + 1];
    if (next) return goTo(next);
    // What was found stays until the answer: the button may not move away under a second press.
    return send(form.getValues(), website);
  }
  function takeAnswer(given: ApplyAnswer) {
    if (given.kind === 'sent') return dropDraft(vacancyId);
    if (given.kind === 'lost') return find({}, [t('apply.offline')]);
    if (given.isProofRefused) renewProof();
    const wrong = applyFields.filter((name) => given.fields[name]);
    for (const name of wrong) form.setError(name, { type: 'server', message: given.fields[name] });
    if (wrong[0]) setStep(stepOf(wrong[0], applicant));
    find(given.fields, given.general);
  }
  const onAnswer = useEffectEvent(takeAnswer);
  useEffect(() => {
    // The answer comes from outside, when the router has it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (answer) onAnswer(answer);
  }, [answer]);
  return { steps, step, at, goTo, goOn, field, values, findings, answer, isBusy };
}
