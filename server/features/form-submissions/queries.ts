/** Reading what people filled in on the forms of a centre. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import type { KeptAnswer } from '#contract/form-submissions.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { FormSubmissions } from '#server/db/types.ts';
import { isOfKeptForm, ownerOfForm } from '#server/features/forms/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { hasWords } from '#server/http/list-words.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type FormSubmissionRow = Omit<Selectable<FormSubmissions>, 'answers'> & {
  answers: KeptAnswer[];
  formTitle: string;
  /** Whose form it is; null of the centre itself. */
  organizationId: string | null;
  askedPerson: { email: string; name: string | null } | null;
  newerId: string | null;
  olderId: string | null;
};

const columnsOfList = listColumns(formSubmissionCalls.list, {
  table: 'formSubmissions',
  as: 's',
  usual: '-createdAt',
});

/** The one before it in the list of its form, newest first, or the one after it. */
const neighbour = (which: 'newer' | 'older') => {
  const [beyond, sameMoment, order] =
    which === 'newer'
      ? [
          sql`n.created_at >= s.created_at`,
          sql`n.created_at > s.created_at or n.id < s.id`,
          sql`n.created_at, n.id desc`,
        ]
      : [
          sql`n.created_at <= s.created_at`,
          sql`n.created_at < s.created_at or n.id > s.id`,
          sql`n.created_at desc, n.id`,
        ];
  return sql<string | null>`(select n.id from form_submissions n
    where n.volunteer_center_id = s.volunteer_center_id and n.form_id = s.form_id and ${beyond} and (${sameMoment})
    order by ${order} limit 1)`;
};
const none = sql<string | null>`null::uuid`;

const submissionsOf = (scope: TenantScope, { hasNeighbours = false } = {}) =>
  scope.db
    .selectFrom('formSubmissions as s')
    .selectAll('s')
    .select(
      sql<string>`(select f.title from forms f where f.volunteer_center_id = s.volunteer_center_id and f.id = s.form_id)`.as(
        'formTitle',
      ),
    )
    .select(ownerOfForm(sql.ref('s.volunteer_center_id'), sql.ref('s.form_id')).as('organizationId'))
    .select(
      sql<
        FormSubmissionRow['askedPerson']
      >`(select json_build_object('email', t.email, 'name', t.name) from form_tokens t
        where t.volunteer_center_id = s.volunteer_center_id and t.id = s.token_id)`.as('askedPerson'),
    )
    .select((hasNeighbours ? neighbour('newer') : none).as('newerId'))
    .select((hasNeighbours ? neighbour('older') : none).as('olderId'))
    .where('s.volunteerCenterId', '=', scope.centerId)
    .$castTo<FormSubmissionRow>();

/** What was answered to a question, as a value by itself or one of several. */
function hasAnswer(wanted: string) {
  const at = wanted.indexOf(':');
  const [questionId, typed] = [wanted.slice(0, at), wanted.slice(at + 1)];
  const isTick = typed === 'true' || typed === 'false';
  const values: unknown[] = [typed, [typed], ...(isTick ? [typed === 'true'] : [])];
  const number = Number(typed);
  if (typed.trim() !== '' && Number.isFinite(number)) values.push(number);
  return sql<SqlBool>`(${sql.join(
    values.map((value) => sql`s.answers @> ${JSON.stringify([{ questionId, value }])}::jsonb`),
    sql` or `,
  )})`;
}

const isKeptBy = (scope: TenantScope, actor: Actor) => isOfKeptForm(scope, actor, sql.ref('s.form_id'));

/** A page of them, newest first: those that are asked for, of forms that the reader keeps. */
export function listSubmissions(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof formSubmissionCalls.list>,
): Promise<PageOf<FormSubmissionRow>> {
  let wanted = submissionsOf(scope).where(isKeptBy(scope, actor));
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { unread, q, answer } = query.scopes;
  if (unread !== undefined) wanted = wanted.where('s.readAt', 'is', null);
  if (q !== undefined) wanted = wanted.where(hasWords('form_submissions', sql.ref('s.id'), q));
  if (answer !== undefined) wanted = wanted.where(hasAnswer(answer));
  return pageOf(wanted, columnsOfList.order(query), query);
}

/** Where one stands among those of its form, as exact as the database keeps it. */
export interface Place {
  at: string;
  id: string;
}

/** The next of a form, the first one first: for a file of all of them. */
export const submissionsAfter = (
  scope: TenantScope,
  formId: string,
  { after, most }: { after: Place | null; most: number },
): Promise<(FormSubmissionRow & Place)[]> =>
  submissionsOf(scope)
    .select(sql<string>`s.created_at::text`.as('at'))
    .where('s.formId', '=', formId)
    .$if(after !== null, (one) =>
      one.where(sql<SqlBool>`(s.created_at, s.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('s.createdAt')
    .orderBy('s.id')
    .limit(most)
    .$castTo<FormSubmissionRow & Place>()
    .execute();

const submission = (scope: TenantScope, id: string) =>
  submissionsOf(scope, { hasNeighbours: true }).where('s.id', '=', id);

/** For whoever keeps its form; unknown to everybody else. */
export const findSubmission = (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<FormSubmissionRow | undefined> =>
  submission(scope, id).where(isKeptBy(scope, actor)).executeTakeFirst();

/** For commands: whatever it is. */
export const writtenSubmission = (scope: TenantScope, id: string): Promise<FormSubmissionRow | undefined> =>
  submission(scope, id).executeTakeFirst();
