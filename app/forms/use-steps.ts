import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { errorsIn, firstWrong, visibleSteps, type FormStep } from '#app/forms/form-steps.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import type { FormOf } from '#app/forms/use-form.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

/** Which step a form without script was answered with. */
function answeredStep(answer: FormAnswer | undefined, shown: readonly FormStep[]): string | undefined {
  if (answer?.kind === 'changed') return answer.step;
  return answer?.kind === 'refused' ? shown[firstWrong(shown, answer.fields)]?.name : undefined;
}

/** What the steps before and after ask goes along unseen. */
function useAskedSteps({ ask }: FormOf, steps: readonly FormStep[]) {
  useEffect(() => ask(steps.flatMap(({ fields }) => fields)), [ask, steps]);
}

/** The step is in the address, so the back button goes one step back; none is reached before those before it are right. */
export function useSteps<Step extends FormStep>(form: FormOf, steps: readonly Step[], answer?: FormAnswer) {
  useAskedSteps(form, steps);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const values: FormValues = useHydrated() ? form.form.watch() : form.startValues;
  const visible = visibleSteps(steps, values);
  const stepName = new URLSearchParams(search).get('step') ?? answeredStep(answer, visible);
  const wanted = visible.findIndex(({ name }) => name === stepName);
  const furthest = firstWrong(visible, form.check(values));
  const at = Math.max(0, Math.min(wanted, furthest));
  const step = visible[at] as Step;

  const goTo = (name: string) => {
    const query = new URLSearchParams(search);
    query.set('step', name);
    form.find({});
    void navigate(`${pathname}?${query}`, { preventScrollReset: true });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const next = visible[at + 1];
    if (next) return (await form.judge(step.fields)) ? goTo(next.name) : undefined;
    const first = visible[firstWrong(visible, form.check(form.form.getValues()))];
    // What became wrong in an earlier step is mended there.
    if (first && first !== step && Object.keys(errorsIn(first, form.check(form.form.getValues()))).length > 0)
      goTo(first.name);
    return form.sendForm(currentTarget);
  };
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(step.name);
  useEffect(() => {
    if (before.current === step.name) return;
    before.current = step.name;
    region.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
    // With how far one is, and what it is about.
    scrollTo({ top: 0 });
  }, [step.name]);
  return { shown: visible, step, at, isLast: at === visible.length - 1, values, goTo, submit, region };
}
