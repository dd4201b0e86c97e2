import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const names = steps.flatMap(({ fields }) => fields).join(' ');
  useEffect(() => ask(names.split(' ')), [ask, names]);
}

/** The top of the page where that is near, the top of the form where it stands far down a page. */
function showForm(form: HTMLFormElement | null | undefined) {
  const top = form ? form.getBoundingClientRect().top + scrollY : 0;
  if (top < innerHeight) scrollTo({ top: 0 });
  else form?.scrollIntoView();
}

interface StepsOptions {
  answer: FormAnswer | undefined;
  isInPlace: boolean;
}

/** The name of the step that the address asks for, and having it ask for another: the back button goes one step back. Of a form in place it asks for none. */
function useStepInAddress(isInPlace: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ask = (name: string): boolean => {
    // Without a connection the router might not find its way; the form goes on all the same.
    if (isInPlace || !navigator.onLine) return false;
    const query = new URLSearchParams(search);
    query.set('step', name);
    void navigate(`${pathname}?${query}`, { preventScrollReset: true });
    return true;
  };
  return { asked: isInPlace ? null : new URLSearchParams(search).get('step'), ask };
}

/**
 * Which step shows: the one that was gone to, or that the address asks for as far as it can be reached then. What is typed meanwhile
 * takes nobody to another.
 */
function useShownStep(key: string, reach: () => string | undefined) {
  const [shown, setShown] = useState(() => ({ key, name: reach() }));
  if (shown.key !== key) setShown({ key, name: reach() });
  return { name: shown.name, show: (name: string) => setShown({ key, name }) };
}

/** What the server refused is mended on its own step, also where the form was changed meanwhile and that step comes only now. */
function useRefusedStep(
  answer: FormAnswer | undefined,
  { visible, step, go }: { visible: readonly FormStep[]; step: FormStep; go: (name: string) => void },
) {
  const mended = useRef<FormAnswer>(undefined);
  const lead = useEffectEvent((given: FormAnswer | undefined) => {
    if (given?.kind !== 'refused' || mended.current === given) return;
    const first = visible.find((one) => Object.keys(errorsIn(one, given.fields)).length > 0);
    if (!first) return;
    mended.current = given;
    if (first.name !== step.name) go(first.name);
  });
  const names = visible.flatMap(({ fields }) => fields).join(' ');
  useEffect(() => {
    if (names !== '') lead(answer);
  }, [answer, names]);
}

/** None is reached before those before it are right. */
export function useSteps<Step extends FormStep>(
  form: FormOf,
  steps: readonly Step[],
  { answer, isInPlace }: StepsOptions,
) {
  useAskedSteps(form, steps);
  const { asked, ask } = useStepInAddress(isInPlace);
  const values: FormValues = useHydrated() ? form.form.watch() : form.startValues;
  const visible = visibleSteps(steps, values);
  const wanted = asked ?? answeredStep(answer, visible);
  const reach = () => {
    const place = visible.findIndex(({ name }) => name === wanted);
    return visible[Math.max(0, Math.min(place, firstWrong(visible, form.check(values))))]?.name;
  };
  // A draft that comes back may reach farther.
  const key = isInPlace ? '' : `${wanted ?? ''} ${form.draft.isRestored}`;
  const { name: shownName, show } = useShownStep(key, reach);
  const known = visible.findIndex(({ name }) => name === shownName);
  const at = Math.max(0, known);
  const step = visible[at] as Step;
  const go = (name: string) => {
    if (name === asked || !ask(name)) show(name);
  };
  const goTo = (name: string) => {
    form.find({});
    go(name);
  };
  useRefusedStep(answer, { visible, step, go });
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
    showForm(region.current?.closest('form'));
  }, [step.name]);
  return { shown: visible, step, at, isLast: at === visible.length - 1, values, goTo, submit, region };
}
