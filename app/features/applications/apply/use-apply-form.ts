/** The state of the apply dialog: what is typed, which step, what is wrong, and the sending of it. */
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFetcher } from 'react-router';
import { useLocale, useWords } from '#app/i18n/words.ts';
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

/** The fields themselves: typed anew or found in the draft, and checked by the contract. */
function useFields(vacancyId: string, applicant: Applicant | null) {
  const locale = useLocale();
  const t = useWords('applications');
  const form = useForm<ApplyValues>({
    // On leaving a field first, then while it is typed in (ui.md, section 6).
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      ...noValues,
      phoneNumber: applicant?.phoneNumber ?? '',
      ...readDraft(vacancyId),
      ...(applicant && {
        firstName: applicant.firstName,
        lastName: applicant.lastName,
        email: applicant.email,
      }),
    },
    resolver: async (values) => {
      const wrong = Object.entries(checkApplication(values, locale, t));
      if (wrong.length === 0) return { values, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'contract', message }])),
      };
    },
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
  const errors: ApplyErrors = {};
  for (const name of applyFields) {
    const message = form.formState.errors[name]?.message;
    if (message) errors[name] = message;
  }
  const field: FieldOf = (name) => ({ ...form.register(name), id: fieldId(name), error: errors[name] });
  return { form, values, errors, field };
}

/** Sends, and keeps a second press from sending twice. */
function useSending(applicant: Applicant | null) {
  const fetcher = useFetcher<ApplyAnswer>();
  const proof = useProof(applicant === null);
  const [isPreparing, setPreparing] = useState(false);
  // The same words keep their key, so that a try after a lost answer finds the first one's.
  const last = useRef({ text: '', key: '' });
  async function send(values: ApplyValues, website: string): Promise<void> {
    if (isPreparing || fetcher.state !== 'idle') return;
    setPreparing(true);
    try {
      const given = await proof.give();
      const body = { ...values, consent: values.consent ? 'on' : '', website, proof: given ?? '' };
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
      await fetcher.submit({ ...body, key: last.current.key }, { method: 'post' });
    } finally {
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

export function useApplyForm(vacancyId: string, applicant: Applicant | null) {
  const t = useWords('applications');
  const steps = stepsFor(applicant);
  const [step, setStep] = useState<StepName>('message');
  const [attempt, setAttempt] = useState(0);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const { form, values, errors, field } = useFields(vacancyId, applicant);
  const { answer, isBusy, send, renewProof } = useSending(applicant);
  const at = steps.indexOf(step);

  function goTo(next: StepName) {
    setAttempt(0);
    setGeneral([]);
    setStep(next);
  }
  async function goOn(website: string) {
    setGeneral([]);
    const isRight = await form.trigger([...fieldsOf(step, applicant)]);
    if (!isRight) return setAttempt((before) => before + 1);
    const next = steps[at + 1];
    if (next) return goTo(next);
    return send(form.getValues(), website);
  }

  useEffect(() => {
    if (!answer) return;
    if (answer.kind === 'sent') return dropDraft(vacancyId);
    if (answer.kind === 'lost') return setGeneral([t('apply.offline')]);
    if (answer.isProofRefused) renewProof();
    setGeneral(answer.general);
    const first = applyFields.find((name) => answer.fields[name]);
    for (const name of applyFields) {
      const message = answer.fields[name];
      if (message) form.setError(name, { type: 'server', message });
    }
    if (first) setStep(stepOf(first, applicant));
    setAttempt((before) => before + 1);
    // Each answer is dealt with once, when it comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);

  return { steps, step, at, goTo, goOn, field, values, errors, general, attempt, answer, isBusy };
}
