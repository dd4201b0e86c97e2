/** Filling in a form, and what staff do with what came in. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { answerIn, fieldsOf, ownIn, saysSomething } from '#contract/form-answers.ts';
import type { Agreeable } from '#contract/form-agreement.ts';
import { askedOf } from '#contract/form-conditions.ts';
import { describedQuestion, type FormQuestion } from '#contract/form-question-fields.ts';
import { answersOf, ownFieldOf } from '#contract/form-questions.ts';
import type { FormSubmissionCreate, FormSubmissionRead, KeptAnswer } from '#contract/form-submissions.ts';
import { problemOfIssue } from '#contract/issue-problems.ts';
import { recordAudit } from '#server/audit/events.ts';
import { recordLooks } from '#server/audit/looks.ts';
import { checkHuman } from '#server/features/challenges/commands.ts';
import { closeFullForms } from '#server/features/forms/commands.ts';
import { intakeOf, isSpent } from '#server/features/forms/policy.ts';
import { noteUsed } from '#server/features/form-tokens/commands.ts';
import { tokenBySecret, type FormTokenRow } from '#server/features/form-tokens/queries.ts';
import { holdForm, isOutlived, type FormRow } from '#server/features/forms/queries.ts';
import type { Problem } from '#contract/errors.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mailConfirmation } from './notify.ts';
import { tellOfAnswer } from './telling/commands.ts';
import { writtenSubmission, type FormSubmissionRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;
type VisitorContext = CommandContext & Pick<Context, 'services' | 'origin' | 'center' | 'sender'>;
type GivenAnswers = FormSubmissionCreate['answers'];

const listPointer = '/data/attributes/answers';

/** Throws 422 for an answer to a question that is not asked here, or a second one to the same. */
function refuseOthers(given: GivenAnswers, questions: readonly FormQuestion[]): void {
  const asked = new Set(
    questions.flatMap(({ questionId, questionType }) =>
      questionType === 'info_section' ? [] : [questionId],
    ),
  );
  refuseAll(
    given.flatMap(({ questionId }, at) =>
      asked.delete(questionId)
        ? []
        : [{ code: 'unknown_record' as const, pointer: `${listPointer}/${at}/question_id` }],
    ),
  );
}

/** Where nothing was agreed to that has to be, or something that is not said any more. */
function unagreed({ consentText, consentVersion }: Agreeable, agreed: number | null | undefined): Problem[] {
  if (consentText === null || agreed === consentVersion) return [];
  return [
    { code: typeof agreed === 'number' ? 'inclusion' : 'blank', pointer: '/data/attributes/consent_version' },
  ];
}

/** What was answered, by the rules of the questions that are asked then; what stayed empty is left out. Throws 422 with all that is wrong, each at its answer, and with the others. */
function readAnswers(
  given: GivenAnswers,
  questions: readonly FormQuestion[],
  others: readonly Problem[],
): KeptAnswer[] {
  refuseOthers(given, questions);
  const described = questions.map(describedQuestion);
  const values = new Map(given.map(({ questionId, value }) => [questionId, value]));
  const filled = fieldsOf(described, values);
  const asked = askedOf(described, filled);
  const read = answersOf(asked).safeParse(filled, { reportInput: true });
  if (!read.success) {
    const placeOf = (field: unknown) =>
      given.findIndex(({ questionId }) => field === questionId || field === ownFieldOf(questionId));
    refuseAll([
      ...read.error.issues.map((issue) => {
        const at = placeOf(issue.path[0]);
        return { ...problemOfIssue(issue), pointer: at < 0 ? listPointer : `${listPointer}/${at}/value` };
      }),
      ...others,
    ]);
  }
  refuseAll(others);
  const fields = read.data ?? {};
  return asked.flatMap((question) => {
    const { id: questionId, title, type: questionType, unit } = question;
    const value = answerIn(question, fields);
    if (value === null) return [];
    const answered = typeof value === 'object' ? [...value] : value;
    const own = ownIn(question, value);
    return [
      {
        questionId,
        text: title,
        questionType,
        value: answered,
        ...(unit && { unit }),
        ...(own !== undefined && { own }),
      },
    ];
  });
}

/** Whose link it comes by. Throws 404 where one is needed, and 422 `form_used` for one that has done its work. */
async function tokenOf(
  scope: TenantScope,
  form: FormRow,
  secret: string | null | undefined,
): Promise<FormTokenRow | null> {
  const token = await tokenBySecret(scope, secret);
  if (token?.formId !== form.id) return form.accessPermission === 'token_holder' ? refuse('not_found') : null;
  if (isSpent(token, form)) refuse('form_used');
  return token;
}

/** Keeps it. Throws 422 `proof_of_work` without the proof of a person, `form_closed` or `form_full` once nobody can fill it in any more, and for what is wrong. */
export async function fillIn(
  context: VisitorContext,
  { id }: FormRow,
  input: FormSubmissionCreate,
): Promise<{ id: string; createdAt: Date }> {
  const { scope, now } = context;
  const form = (await holdForm(scope, id)) ?? refuse('not_found');
  // As it is held: of many who send at once each sees those before, and of two by one link the second sees the first.
  const token = await tokenOf(scope, form, input.token);
  const intake = intakeOf(form, now);
  if (intake !== 'open') refuse(intake === 'full' ? 'form_full' : 'form_closed');
  const answers = readAnswers(input.answers, form.questions, unagreed(form, input.consentVersion));
  if (!answers.some(({ value }) => saysSomething(value))) refuse('blank', { pointer: listPointer });
  await checkHuman(context, input);
  const row = { id: uuidv7(), createdAt: now };
  await scope.db
    .insertInto('formSubmissions')
    .values({
      ...row,
      volunteerCenterId: scope.centerId,
      formId: id,
      answers: JSON.stringify(answers),
      agreedTo: form.consentText,
      keptDays: form.retentionDays,
      tokenId: token?.id ?? null,
    })
    .execute();
  if (token) await noteUsed(scope, token.id, now);
  await tellOfAnswer(context, form);
  await mailConfirmation(context, form, answers);
  return row;
}

/** Somebody looks at what was filled in: on the record of each of the forms. */
export async function recordReading(
  { scope, actor, now }: CommandContext,
  rows: readonly FormSubmissionRow[],
): Promise<void> {
  const titles = new Map(rows.map(({ formId, formTitle }) => [formId, formTitle]));
  const looks = [...titles].map(([subjectId, reason]) => ({ subjectId, reason }));
  await recordLooks(scope, actor, 'forms', looks, now);
}

/** Says that it was read, or that it was not. */
export async function markRead(
  { scope, now }: CommandContext,
  known: FormSubmissionRow,
  { read }: FormSubmissionRead,
): Promise<FormSubmissionRow> {
  // Its form counts it: held first by everybody, nobody waits for another who waits for them.
  await holdForm(scope, known.formId);
  const update = scope.db
    .updateTable('formSubmissions')
    .set({ readAt: read ? now : null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', known.id);
  // Since when it was read is said once.
  await (read ? update.where('readAt', 'is', null) : update).execute();
  return (await writtenSubmission(scope, known.id)) ?? refuse('not_found');
}

/** Removes what one person filled in. */
export async function removeSubmission(
  { scope, actor }: CommandContext,
  known: FormSubmissionRow,
): Promise<void> {
  await holdForm(scope, known.formId);
  await scope.db
    .deleteFrom('formSubmissions')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', known.id)
    .execute();
  await recordAudit(scope, actor, {
    act: 'delete',
    subjectType: 'form_submissions',
    subjectId: known.id,
    reason: known.formTitle,
  });
}

/** What was filled in longer ago than its form keeps it goes. Answers how many. */
export async function forgetSubmissions({ scope, now }: Pick<Context, 'scope' | 'now'>): Promise<number> {
  // Held first, as by everybody who changes what a form counts.
  await sql`select from forms f where f.volunteer_center_id = ${scope.centerId} and exists (
    select from form_submissions s where s.volunteer_center_id = f.volunteer_center_id and s.form_id = f.id and ${isOutlived(now)})
    order by f.id for update`.execute(scope.db);
  await closeFullForms(scope, now);
  const gone = await scope.db
    .deleteFrom('formSubmissions as s')
    .using('forms as f')
    .where('s.volunteerCenterId', '=', scope.centerId)
    .where('f.volunteerCenterId', '=', scope.centerId)
    .whereRef('f.id', '=', 's.formId')
    .where(isOutlived(now))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
