/** The steps of a form as data: which fields each asks for, and which are left out by what was filled in. */
import type { FieldErrors } from '#app/forms/check-values.ts';
import type { FormValues } from '#app/forms/form-values.ts';

export interface FormStep {
  /** In the address: `?step=check`. */
  name: string;
  fields: readonly string[];
  /** What was filled in and is not asked now: it travels along, so that it is there once it is asked again. */
  kept?: readonly string[];
  /** Those of `kept` that are not drawn while this step is shown. */
  unseen?: readonly string[];
  /** Left out by what was filled in before; its fields must then be free to stay empty. */
  isSkipped?: (values: FormValues) => boolean;
}

export const visibleSteps = <Step extends FormStep>(steps: readonly Step[], values: FormValues): Step[] =>
  steps.filter(({ isSkipped }) => !isSkipped?.(values));

/** A field, or a row of it. */
const isOf = ({ fields }: FormStep, name: string) =>
  fields.some((field) => name === field || name.startsWith(`${field}.`));

export const errorsIn = (step: FormStep, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isOf(step, name)));

/** Place of the first step with something wrong; the last one's when all is well. */
export function firstWrong(steps: readonly FormStep[], errors: FieldErrors): number {
  const at = steps.findIndex((step) => Object.keys(errorsIn(step, errors)).length > 0);
  return at === -1 ? steps.length - 1 : at;
}

/** Values of the buttons of a step, posted without script. */
export const nextIntent = (from: string) => `next:${from}`;
export const backIntent = (from: string) => `back:${from}`;
/** Of the last step, which shows everything once more: back to the step where it was asked. */
export const changeIntent = (step: string) => `change:${step}`;

/** Where such a button leads: on when its step is right, back or to one to change always. Null for any other button, and on from the last, which sends. */
export function stepPostOf(
  intent: string,
  steps: readonly FormStep[],
  values: FormValues,
  errors: FieldErrors,
): { to: string; wrong?: FieldErrors } | null {
  const [act, from] = intent.split(':');
  const visible = visibleSteps(steps, values);
  if (act === 'change' && visible.some(({ name }) => name === from)) return { to: from ?? '' };
  if (act !== 'next' && act !== 'back') return null;
  const at = visible.findIndex(({ name }) => name === from);
  const step = visible[at];
  if (!step || (act === 'next' && at === visible.length - 1)) return null;
  const to = visible[act === 'next' ? at + 1 : at - 1]?.name ?? step.name;
  const wrong = act === 'next' ? errorsIn(step, errors) : {};
  return Object.keys(wrong).length > 0 ? { to, wrong } : { to };
}
