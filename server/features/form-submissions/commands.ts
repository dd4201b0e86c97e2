/** Filling in a form, and what staff do with what came in. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { saysSomething } from '#contract/form-answers.ts';
import type { FormSubmissionCreate, FormSubmissionRead } from '#contract/form-submissions.ts';
import { inLanguage } from '#contract/form-languages.ts';
import { recordAudit } from '#server/audit/events.ts';
import { recordLooks } from '#server/audit/looks.ts';
import { checkHuman } from '#server/features/challenges/commands.ts';
import { closeFullForms } from '#server/features/forms/commands.ts';
import { intakeOf, isSpent } from '#server/features/forms/policy.ts';
import { noteUsed } from '#server/features/form-tokens/commands.ts';
import { tokenBySecret, type FormTokenRow } from '#server/features/form-tokens/queries.ts';
import { holdForm, isOutlived, type FormRow } from '#server/features/forms/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mailConfirmation } from './notify.ts';
import { answersPointer, readAnswers } from './judging/policy.ts';
import { tellOfAnswer } from './telling/commands.ts';
import { writtenSubmission, type FormSubmissionRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;
type VisitorContext = CommandContext & Pick<Context, 'services' | 'origin' | 'center' | 'sender'>;

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
  const written = (await holdForm(scope, id)) ?? refuse('not_found');
  const form = inLanguage(written, input.locale ?? written.locale);
  // As it is held: of many who send at once each sees those before, and of two by one link the second sees the first.
  const token = await tokenOf(scope, written, input.token);
  const intake = intakeOf(written, now);
  if (intake !== 'open') refuse(intake === 'full' ? 'form_full' : 'form_closed');
  const answers = readAnswers(form, input);
  if (!answers.some(({ value }) => saysSomething(value))) refuse('blank', { pointer: answersPointer });
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
  await tellOfAnswer(context, written);
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
