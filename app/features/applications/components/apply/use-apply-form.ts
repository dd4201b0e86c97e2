/** The state of the apply dialog: what is typed, which step, what is wrong, and the sending of it. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useValidation } from '#app/forms/use-validation.ts';
import { useSending } from '#app/forms/use-sending.ts';
import { useDraft } from '#app/forms/use-draft.ts';
import type { FormValues } from '#app/forms/form-values.ts';
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
  type ApplyTo,
  type ApplyValues,
} from './apply-values.ts';
import { useAskedForm } from './asked-form.tsx';
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
    send: (values: ApplyValues, website: string, answers: FormValues) =>
      send(postedValues(values, { website, keptDays, answers }), async () => true),
    renewProof: proof.renew,
  };
}

const stepOf = (name: ApplyField, applicant: Applicant | null): StepName =>
  stepsFor(applicant, false).find((step) => fieldsOf(step, applicant).some((field) => field === name)) ??
  'check';

/** What the last try found: it stays until the next one, so that nothing moves away while it is being mended. */
interface Findings {
  attempt: number;
  fields: ApplyErrors;
  general: readonly string[];
}
const nothingFound: Findings = { attempt: 0, fields: {}, general: [] };

type Draft = ReturnType<typeof useDraft>;

/** What was typed in the steps, and what was answered to the questions, go together. */
const bothDrafts = (typed: Draft, answered: Draft) => ({
  isRestored: typed.isRestored || answered.isRestored,
  startAnew: () => [typed.startAnew(), answered.startAnew()],
  drop: () => [typed.drop(), answered.drop()],
});

/** The answer comes from outside, when the router has it. */
function useOnAnswer(answer: ApplyAnswer | undefined, take: (answer: ApplyAnswer) => void) {
  const onAnswer = useEffectEvent(take);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (answer) onAnswer(answer);
  }, [answer]);
}

export function useApplyForm(
  { vacancyId, asked: askedAtFirst = null }: ApplyTo,
  applicant: Applicant | null,
) {
  const t = useWords('applications');
  const [step, setStep] = useState<StepName>('message');
  const [findings, setFindings] = useState(nothingFound);
  const { checked, isDirty, draft, values, field } = useFields(vacancyId, applicant);
  const { answer, ...sending } = useApplySending(applicant);
  // Asked is what the last try was judged by, so that what it misses can be answered.
  const asked = answer?.kind === 'refused' ? answer.answers.asked : askedAtFirst;
  const asking = useAskedForm(asked, { draft: `apply answers ${vacancyId}` });
  const steps = stepsFor(applicant, asked !== null);
  const at = steps.indexOf(step);
  const find = (fields: ApplyErrors, general: readonly string[] = []) =>
    setFindings(({ attempt }) => ({ attempt: attempt + 1, fields, general }));

  function goTo(next: StepName) {
    setFindings(nothingFound);
    setStep(next);
  }
  async function goOn(website: string) {
    if (step === 'questions' && !(await asking.judge())) return;
    const wrong = await checked.wrongIn(fieldsOf(step, applicant));
    if (wrong) return find(wrong);
    const next = steps[at + 1];
    if (next) return goTo(next);
    // What was found stays until the answer: the button may not move away under a second press.
    const answers = asked ? asking.form.getValues() : {};
    return sending.send(checked.form.getValues() as unknown as ApplyValues, website, answers);
  }
  function takeAnswer(given: ApplyAnswer) {
    if (given.kind === 'sent') {
      bothDrafts(draft, asking.draft).drop();
      return;
    }
    if (given.kind === 'lost') return find({}, [t('apply.offline')]);
    if (given.isProofRefused) sending.renewProof();
    const wrong = applyFields.find((name) => given.fields[name]);
    checked.showErrors(given.fields);
    if (wrong) setStep(stepOf(wrong, applicant));
    else if (Object.keys(given.answers.fields).length > 0) {
      asking.showErrors(given.answers.fields);
      asking.find(given.answers.fields);
      setStep('questions');
    }
    find(given.fields, given.general);
  }
  useOnAnswer(answer, takeAnswer);
  const all = {
    draft: bothDrafts(draft, asking.draft),
    questions: asked && { asked, form: asking },
    isDirty: isDirty || asking.isDirty,
  };
  return { steps, step, at, goTo, goOn, field, values, findings, answer, ...sending, ...all };
}
