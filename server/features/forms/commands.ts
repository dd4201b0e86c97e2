/** Changing forms, and what changes for whoever fills them in: putting one online, closing it, and removing it. */
import { sql } from 'kysely';
import { formMoves, type FormMove, type FormUpdate } from '#contract/forms.ts';
import { recordAudit } from '#server/audit/events.ts';
import { hasPage } from '#server/features/pages/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { formerQuestionsOf } from './former/queries.ts';
import { asksSomething, isPossible } from './policy.ts';
import { imagesOf, keptQuestions, refuseForeignPictures, withEnglish } from './questions/commands.ts';
import { hasFormSlug, holdForm, isOutlived, type FormRow } from './queries.ts';

export type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;

/** Of an attribute, in the document of a request. */
export const pointerTo = (name: string) => `/data/attributes/${name}`;

/** Writes down who did what with it. */
export const record = (
  { scope, actor }: CommandContext,
  act: 'create' | 'update' | 'publish' | 'close' | 'delete',
  { id, title }: Pick<FormRow, 'id' | 'title'>,
  states: { fromState?: string; toState?: string } = {},
) => recordAudit(scope, actor, { act, subjectType: 'forms', subjectId: id, reason: title, ...states });

/** As it is now, held. Throws 404 where somebody just removed it. */
export const held = async ({ scope }: CommandContext, id: string): Promise<FormRow> =>
  (await holdForm(scope, id)) ?? refuse('not_found');

/** One after the other: two who choose the same address, or the last place that there is, must see each other. */
export const takeForms = (scope: TenantScope) => takeTurn(scope, `forms of ${scope.centerId}`);

/** Throws 422 for an address that another form has. */
export async function expectFreeSlug(scope: TenantScope, slug: string, except: string | null): Promise<void> {
  if (await hasFormSlug(scope, slug, except)) refuse('taken', { pointer: pointerTo('slug') });
}

/** Throws 422 for a moment that has passed; one that stands there already may stay. */
export function refusePast(
  { now }: CommandContext,
  closesAt: string | null | undefined,
  kept: Date | null,
): void {
  if (!closesAt) return;
  const at = Date.parse(closesAt);
  if (at <= now.getTime() && at !== kept?.getTime())
    refuse('date_in_past', { pointer: pointerTo('closes_at') });
}

const isOver = ({ now }: CommandContext, { closesAt }: FormRow) => closesAt !== null && closesAt <= now;

/** Throws 422 for a page that the centre does not have, and for any where the form is an organisation's: the site is the centre's. */
export async function refusePage(
  { scope }: CommandContext,
  successPageId: string | null | undefined,
  { organizationId, successPageId: kept }: Pick<FormRow, 'organizationId' | 'successPageId'>,
): Promise<void> {
  if (!successPageId || successPageId === kept) return;
  if (organizationId !== null || !(await hasPage(scope, successPageId)))
    refuse('unknown_record', { pointer: pointerTo('success_page_id') });
}

/** What was agreed to before says nothing of another text. */
const isReworded = (
  current: FormRow,
  {
    consentText = null,
    consentTextEn = current.consentTextEn,
    hasEnglish = current.hasEnglish,
  }: Pick<FormUpdate, 'consentText' | 'consentTextEn' | 'hasEnglish'>,
) =>
  (consentText !== null && consentText !== current.consentText) ||
  consentTextEn !== current.consentTextEn ||
  (hasEnglish !== current.hasEnglish && consentTextEn !== null);

/** Changes what is given. Throws 409 for an older version, and 422 where nothing would be left to fill in of one that is online. */
export async function updateForm(
  context: CommandContext,
  { id }: FormRow,
  { lockVersion, questions, ...rest }: FormUpdate,
): Promise<FormRow> {
  const { scope, now } = context;
  if (rest.slug !== undefined) await takeForms(scope);
  const current = await held(context, id);
  refuseStale(lockVersion, current);
  refusePast(context, rest.closesAt, current.closesAt);
  await refusePage(context, rest.successPageId, current);
  if (questions) await refuseForeignPictures(context, questions, current);
  if (rest.slug !== undefined) await expectFreeSlug(scope, rest.slug, id);
  if (questions && !asksSomething(questions) && current.status === 'published')
    refuse('blank', { pointer: pointerTo('questions') });
  const kept =
    questions &&
    keptQuestions(withEnglish(questions, current.questions), [
      ...current.questions,
      ...current.formerQuestions,
    ]);
  await scope.db
    .updateTable('forms')
    .set({
      ...rest,
      ...(kept && {
        questions: JSON.stringify(kept),
        imageIds: imagesOf(kept),
        formerQuestions: JSON.stringify(await formerQuestionsOf(scope, current, kept)),
      }),
      ...(isReworded(current, rest) && { consentVersion: current.consentVersion + 1 }),
      lockVersion: current.lockVersion + 1,
      updatedAt: now,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  const form = await held(context, id);
  await record(context, 'update', form);
  return form;
}

/** Puts it online or closes it. Throws 422 where the act leads nowhere, and for a form without questions or that would be closed at once. */
export async function moveForm(context: CommandContext, { id }: FormRow, move: FormMove): Promise<FormRow> {
  const { scope, now } = context;
  const current = await held(context, id);
  const from: readonly string[] = formMoves[move].from;
  if (!from.includes(current.status))
    refuse('move_refused', { pointer: pointerTo('status'), values: { state: current.status } });
  if (move === 'publish' && current.organizationApproved === false) refuse('organization_not_approved');
  if (!isPossible(move, current)) refuse('blank', { pointer: pointerTo('questions') });
  if (move === 'publish' && isOver(context, current)) refuse('form_is_over');
  await scope.db
    .updateTable('forms')
    .set({ status: formMoves[move].to, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await record(context, move, current, { fromState: current.status, toState: formMoves[move].to });
  return held(context, id);
}

/** Removes it with all that was answered. */
export async function removeForm(context: CommandContext, { id }: FormRow): Promise<void> {
  const { scope } = context;
  const form = await held(context, id);
  await scope.db
    .deleteFrom('forms')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await record(context, 'delete', form);
}

/** Those who want to know were mailed about all that came in; the clock of the database may be ahead of ours. */
export async function noteTold({ db, centerId }: TenantScope, id: string, now: Date): Promise<void> {
  await db
    .updateTable('forms')
    .set({ answersToldAt: sql<Date>`greatest(${now}::timestamptz, last_submitted_at)` })
    .where('volunteerCenterId', '=', centerId)
    .where('id', '=', id)
    .execute();
}

/** Somebody was mailed a link of their own to it. */
export async function noteTokens({ db, centerId }: TenantScope, id: string): Promise<void> {
  await db
    .updateTable('forms')
    .set({ hasTokens: true })
    .where('volunteerCenterId', '=', centerId)
    .where('id', '=', id)
    .execute();
}

/** Before answers are forgotten: what was full stays so, and no place is given out anew. */
export async function closeFullForms({ db, centerId }: TenantScope, now: Date): Promise<void> {
  await db
    .updateTable('forms as f')
    .set({ status: 'closed' })
    .where('f.volunteerCenterId', '=', centerId)
    .where('f.status', '=', 'published')
    .whereRef('f.submissions', '>=', 'f.mostSubmissions')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('formSubmissions as s')
          .select('s.id')
          .where('s.volunteerCenterId', '=', centerId)
          .whereRef('s.formId', '=', 'f.id')
          .where(isOutlived(now)),
      ),
    )
    .execute();
}
