/** Who makes forms and reads what was answered: whoever keeps the site of the centre, and an organisation its own. */
import type { FormQuestion } from '#contract/form-questions-kept.ts';
import { formMoves, type FormMove, type FormIntake } from '#contract/forms.ts';
import { accessLevel, organizationsWith, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

/** Whose it is; null of the centre itself. */
interface Owned {
  organizationId: string | null;
}

/** Of which organisations somebody keeps the forms; null for who keeps all of the centre. */
export const keptOrganizations = (actor: Actor): readonly string[] | null =>
  accessLevel(actor, 'forms.manage') === 'center' ? null : organizationsWith(actor, 'forms.manage');

export function mayKeepForm(actor: Actor, { organizationId }: Owned): boolean {
  const own = keptOrganizations(actor);
  return own === null || (organizationId !== null && own.includes(organizationId));
}

/** About none in particular: the queries say which. */
export const keepForms = rule<undefined>(
  'forms.manage',
  (actor) => accessLevel(actor, 'forms.manage') !== 'none',
);
/** All of the centre, which its pages can show. */
export const keepAllForms = rule<undefined>(
  'forms.manage (all)',
  (actor) => keptOrganizations(actor) === null,
);
export const keepForm = rule<Owned>('forms.manage', mayKeepForm);

/** Whether there is something to fill in. */
export const asksSomething = (questions: readonly Pick<FormQuestion, 'questionType'>[]): boolean =>
  questions.some(({ questionType }) => questionType !== 'info_section');

type Counted = { status: string; closesAt: Date | null; mostSubmissions: number | null; submissions: number };

/** Whether a vacancy that names it asks its questions: it need not be online by itself. */
export const isAskedAtVacancies = (
  { status, closesAt, questions }: Pick<Counted, 'status' | 'closesAt'> & Pick<Movable, 'questions'>,
  now: Date,
): boolean => status !== 'closed' && (closesAt === null || closesAt > now) && asksSomething(questions);

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

interface Movable {
  status: string;
  questions: readonly FormQuestion[];
  /** Null of the centre itself. */
  organizationApproved: boolean | null;
}

/** Whether an act leads anywhere from this state; before it goes online there is something to fill in, and its organisation takes part. */
export function isPossible(move: FormMove, { status, questions, organizationApproved }: Movable): boolean {
  const from: readonly string[] = formMoves[move].from;
  return (
    from.includes(status) &&
    (move !== 'publish' || (asksSomething(questions) && organizationApproved !== false))
  );
}
