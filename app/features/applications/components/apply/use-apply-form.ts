/** The state of the apply dialog: what is typed, which step, what is wrong, and the sending of it. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useValidation } from '#app/forms/use-validation.ts';
import { useSending } from '#app/forms/use-sending.ts';
import { useDraft } from '#app/forms/use-draft.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import {
  applyFields,
  fieldId,
  noValues,
  postedValues,
  type Applicant,
  type ApplyAnswer,
  type ApplyErrors,
  type ApplyField,
  type ApplyValues,
} from './apply-values.ts';
import { checkApplication } from './check-application.ts';
import type { FieldOf } from './fields.tsx';
import { useProof } from './use-proof.ts';
import { fieldsOf, stepsFor, type StepName } from './steps.tsx';

/** What is known of whoever is signed in; the rest is typed, or comes from the draft. */
const startingValues = (applicant: Applicant | null): ApplyValues => ({
  ...noValues,
  phoneNumber: applicant?.phoneNumber ?? '',
  ...(applicant && {
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    email: applicant.email,
  }),
});

/** The fields themselves: typed again or found in the draft, and checked by the contract. */
function useFields(vacancyId: string, applicant: Applicant | null) {
  const locale = useLocale();
  const t = useWords('applications');
  const checked = useValidation({
    defaultValues: { ...startingValues(applicant) },
    check: (values) => ({ ...checkApplication(values as unknown as ApplyValues, locale, t) }),
  });
  const { form, errors, isDirty } = checked;
  const draft = useDraft(checked, { name: `apply ${vacancyId}`, omit: notInDraft(applicant) });
  const values = useWatch({ control: form.control }) as unknown as ApplyValues;
  const field: FieldOf = (name) => ({ ...checked.field(name), id: fieldId(name), error: errors[name] });
  return { checked, isDirty, draft, values, field };
}

/** Consent is given again each time, and what the account knows is not typed. */
const notInDraft = (applicant: Applicant | null) =>
  applicant ? ['consent', 'keep', 'firstName', 'lastName', 'email'] : ['consent', 'keep'];

/** Sends as every form does, with the answer to the little sum of whoever has no account. */
function useApplySending(applicant: Applicant | null) {
  const proof = useProof(applicant === null);
  const keptDays = useFrame()?.keptApplicationDays ?? 0;
  const { send, ...sending } = useSending<ApplyAnswer>({
    complete: async (form) => form.set('proof', (await proof.give()) ?? ''),
  });
  return {
    ...sending,
    send: (values: ApplyValues, website: string) =>
      send(postedValues(values, website, keptDays), async () => true),
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
  const { checked, isDirty, draft, values, field } = useFields(vacancyId, applicant);
  const { answer, ...sending } = useApplySending(applicant);
  const at = steps.indexOf(step);
  const find = (fields: ApplyErrors, general: readonly string[] = []) =>
    setFindings(({ attempt }) => ({ attempt: attempt + 1, fields, general }));

  function goTo(next: StepName) {
    setFindings(nothingFound);
    setStep(next);
  }
  async function goOn(website: string) {
    const wrong = await checked.wrongIn(fieldsOf(step, applicant));
    if (wrong) return find(wrong);
    const next = steps[at + 1];
    if (next) return goTo(next);
    // What was found stays until the answer: the button may not move away under a second press.
    return sending.send(checked.form.getValues() as unknown as ApplyValues, website);
  }
  function takeAnswer(given: ApplyAnswer) {
    if (given.kind === 'sent') return draft.drop();
    if (given.kind === 'lost') return find({}, [t('apply.offline')]);
    if (given.isProofRefused) sending.renewProof();
    const wrong = applyFields.find((name) => given.fields[name]);
    checked.showErrors(given.fields);
    if (wrong) setStep(stepOf(wrong, applicant));
    find(given.fields, given.general);
  }
  const onAnswer = useEffectEvent(takeAnswer);
  useEffect(() => {
    // The answer comes from outside, when the router has it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (answer) onAnswer(answer);
  }, [answer]);
  return { steps, step, at, goTo, goOn, field, values, findings, draft, isDirty, answer, ...sending };
}
