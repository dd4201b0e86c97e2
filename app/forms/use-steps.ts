import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { errorsIn, firstWrong, stepsShown, type FormStep } from '#app/forms/form-steps.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import type { FormOf } from '#app/forms/use-form.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

/** Which step a form without script was answered with. */
function answeredStep(answer: FormAnswer | undefined, shown: readonly FormStep[]): string | undefined {
  if (answer?.kind === 'changed') return answer.step;
  return answer?.kind === 'refused' ? shown[firstWrong(shown, answer.fields)]?.name : undefined;
}

/** The step stands in the address, so the back button goes one step back; none is reached before those before it are right. */
export function useSteps<Step extends FormStep>(form: FormOf, steps: readonly Step[], answer?: FormAnswer) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const values: FormValues = isHydrated ? form.form.watch() : form.startValues;
  const shown = stepsShown(steps, values);
  const asked = new URLSearchParams(search).get('step') ?? answeredStep(answer, shown);
  const wanted = shown.findIndex(({ name }) => name === asked);
  const furthest = firstWrong(shown, form.check(values));
  const at = Math.max(0, Math.min(wanted, furthest));
  const step = shown[at] as Step;

  const goTo = (name: string) => {
    const query = new URLSearchParams(search);
    query.set('step', name);
    form.find({});
    void navigate(`${pathname}?${query}`, { preventScrollReset: true });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const next = shown[at + 1];
    if (next) return (await form.judge(step.fields)) ? goTo(next.name) : undefined;
    const first = shown[firstWrong(shown, form.check(form.form.getValues()))];
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
  return { shown, step, at, isLast: at === shown.length - 1, values, goTo, submit, region };
}
