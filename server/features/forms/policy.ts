/** Who makes forms and reads what was answered: whoever keeps the site of the centre. */
import type { FormQuestion } from '#contract/form-question-fields.ts';
import { formMoves, type FormMove, type FormIntake } from '#contract/forms.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

export const mayKeepForms = (actor: Actor): boolean => accessLevel(actor, 'forms.manage') === 'center';

/** About none in particular. */
export const keepForms = rule<undefined>('forms.manage', mayKeepForms);
export const keepForm = rule<unknown>('forms.manage', mayKeepForms);

/** Whether there is something to fill in. */
export const asksSomething = (questions: readonly Pick<FormQuestion, 'questionType'>[]): boolean =>
  questions.some(({ questionType }) => questionType !== 'info_section');

type Counted = { status: string; closesAt: Date | null; mostSubmissions: number | null; submissions: number };

/** How many can still fill it in; null where that is not counted. */
export const placesLeft = ({ mostSubmissions, submissions }: Counted): number | null =>
  mostSubmissions === null ? null : Math.max(0, mostSubmissions - submissions);

/** Whether it can be filled in at this moment. */
export function intakeOf(form: Counted, now: Date): FormIntake {
  if (form.status !== 'published' || (form.closesAt !== null && form.closesAt <= now)) return 'closed';
  return placesLeft(form) === 0 ? 'full' : 'open';
}

/** Whether a link of one's own has done its work; of a form that is for everybody it never has. */
export const isSpent = (
  { isSpent: isUsed }: { isSpent: boolean },
  { accessPermission, tokenUse }: { accessPermission: string; tokenUse: string },
): boolean => isUsed && tokenUse === 'once' && accessPermission === 'token_holder';

/** Whether people can be given links of their own to it now. */
export const canAsk = (form: Counted & { accessPermission: string }, now: Date): boolean =>
  form.accessPermission === 'token_holder' && intakeOf(form, now) === 'open';

/** Whether an act leads anywhere from this state, and there is something to fill in before it goes online. */
export function isPossible(
  move: FormMove,
  { status, questions }: { status: string; questions: readonly FormQuestion[] },
): boolean {
  const from: readonly string[] = formMoves[move].from;
  return from.includes(status) && (move !== 'publish' || asksSomething(questions));
}
