import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { intentName, type FormAnswer } from '#app/forms/form-answer.ts';
import { Form } from '#app/forms/form.tsx';
import { backIntent, changeIntent, nextIntent, type FormStep } from '#app/forms/form-steps.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { pairsOf } from '#app/forms/posted-pairs.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { FormOf } from '#app/forms/use-form.ts';
import { useSteps } from '#app/forms/use-steps.ts';
import { formWords } from '#app/forms/words.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { Button } from '#app/ui/button.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** One step with its name in the stepper. At most four: a longer form is more than one. */
export interface NamedStep<Name extends string = string> extends FormStep {
  name: Name;
  label: string;
}

/** What a step is drawn with. */
export interface StepState<Name extends string = string> {
  step: Name;
  values: FormValues;
  goTo: (step: string) => void;
  isLast: boolean;
}

type StepFormProps<Name extends string> = {
  form: FormOf<never> | FormOf;
  steps: readonly NamedStep<Name>[];
  /** The page's action data: without script it says which step comes. */
  answer?: FormAnswer;
  submitLabel: string;
  /** It stands in a page of something else: the address, and the way back of the browser, are of that page. */
  isInPlace?: boolean;
  /** The fields of the step that is shown. */
  children: (stepState: StepState<Name>) => ReactNode;
};

/** A step's own address: what else it asks for stays. */
function useStepHref() {
  const { search } = useLocation();
  return (step: string) => {
    const query = new URLSearchParams(search);
    query.set('step', step);
    return `?${query}`;
  };
}

/** A form in steps: each judged when going on, always a way back without loss, one step at a time without script too. */
export function StepForm<Name extends string>(props: StepFormProps<Name>) {
  const { steps, answer, submitLabel, isInPlace = false, children } = props;
  const form = props.form as FormOf;
  const words = useOwnWords(formWords);
  const hrefOf = useStepHref();
  const { shown, step, at, isLast, values, goTo, submit, region } = useSteps(form, steps, {
    answer,
    isInPlace,
  });
  return (
    <Form
      form={form}
      // Without script the answers decide which step is the last.
      enterIntent={isLast && form.hasScript ? undefined : nextIntent(step.name)}
      onSubmit={submit}
      top={
        <Stepper
          label={words.steps}
          current={at}
          steps={shown.map(({ name, label }) => ({
            label,
            href: form.hasScript && !isInPlace ? hrefOf(name) : undefined,
          }))}
        />
      }
    >
      <div
        ref={region}
        key={step.name}
        role="group"
        aria-label={step.label}
        className="grid grid-cols-1 gap-5"
      >
        <h2 data-step-heading tabIndex={-1} className="t-h3 wrap-anywhere">
          {step.label}
        </h2>
        {children({ step: step.name, values, goTo, isLast })}
      </div>
      <OtherSteps steps={steps} current={step} values={values} />
      <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t border-line pt-5">
        {at > 0 ? (
          <Button
            kind="ghost"
            type={form.hasScript ? 'button' : 'submit'}
            name={intentName}
            value={backIntent(step.name)}
            icon={<ArrowLeft />}
            onClick={form.hasScript ? () => goTo(shown[at - 1]?.name ?? '') : undefined}
          >
            {words.back}
          </Button>
        ) : (
          <span />
        )}
        {isLast ? (
          <SubmitButton {...(!form.hasScript && { name: intentName, value: nextIntent(step.name) })}>
            {submitLabel}
          </SubmitButton>
        ) : (
          <Button type="submit" name={intentName} value={nextIntent(step.name)} nextIcon={<ArrowRight />}>
            {words.next}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** What the other steps hold, and what of this one is not drawn, travels along, so that nothing is lost by a post. */
function OtherSteps({
  steps,
  current,
  values,
}: {
  steps: readonly FormStep[];
  current: FormStep;
  values: FormValues;
}) {
  const names = steps.flatMap(({ name, fields, kept = [], unseen = [] }) =>
    name === current.name ? unseen : [...fields, ...kept],
  );
  const pairs = names.flatMap((name) => pairsOf(name, values[name]));
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

type ReviewProps = {
  rows: readonly { label: string; value: string; step: string; about: string }[];
  goTo: (step: string) => void;
};

/** Everything once more, each with the way back to it. */
export function Review({ rows, goTo }: ReviewProps) {
  const words = useOwnWords(formWords);
  return (
    <dl className="border-t border-line">
      {rows.map(({ label, value, step, about }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line max-sm:col-start-1 max-sm:row-start-2">
            {value || <span className="text-soft">{words.empty}</span>}
          </dd>
          <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
            <ToStep step={step} about={about} goTo={goTo} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A link by script; without it a button, so that what was typed goes along. */
function ToStep({ step, about, goTo }: { step: string; about: string; goTo: (step: string) => void }) {
  const words = useOwnWords(formWords);
  const hrefOf = useStepHref();
  const { hasScript } = useFormContext();
  if (!hasScript)
    return (
      <button
        type="submit"
        name={intentName}
        value={changeIntent(step)}
        className="-my-1 inline-block py-1 link"
        aria-label={about}
      >
        {words.change}
      </button>
    );
  return (
    <a
      href={hrefOf(step)}
      className="-my-1 inline-block py-1 link"
      aria-label={about}
      onClick={(event) => {
        event.preventDefault();
        goTo(step);
      }}
    >
      {words.change}
    </a>
  );
}
