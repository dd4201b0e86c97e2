/** Reading what people filled in on the forms of a centre. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import type { KeptAnswer } from '#contract/form-submissions.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { FormSubmissions } from '#server/db/types.ts';
import { mayKeepForms } from '#server/features/forms/policy.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type FormSubmissionRow = Omit<Selectable<FormSubmissions>, 'answers'> & {
  answers: KeptAnswer[];
  formTitle: string;
};

const columnsOfList = listColumns(formSubmissionCalls.list, {
  table: 'formSubmissions',
  as: 's',
  usual: '-createdAt',
});

const submissionsOf = (scope: TenantScope) =>
  scope.db
    .selectFrom('formSubmissions as s')
    .selectAll('s')
    .select(
      sql<string>`(select f.title from forms f where f.volunteer_center_id = s.volunteer_center_id and f.id = s.form_id)`.as(
        'formTitle',
      ),
    )
    .where('s.volunteerCenterId', '=', scope.centerId)
    .$castTo<FormSubmissionRow>();

/** A page of them, newest first; those that were read or that were not, where that is asked. */
export function listSubmissions(
  scope: TenantScope,
  query: QueryOf<typeof formSubmissionCalls.list>,
): Promise<PageOf<FormSubmissionRow>> {
  let wanted = submissionsOf(scope);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { unread } = query.scopes;
  if (unread !== undefined) wanted = wanted.where('s.readAt', unread === 'true' ? 'is' : 'is not', null);
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

/** Any of the centre, for whoever reads them; unknown to everybody else. */
export const findSubmission = async (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<FormSubmissionRow | undefined> => (mayKeepForms(actor) ? writtenSubmission(scope, id) : undefined);

/** For commands: whatever it is. */
export const writtenSubmission = (scope: TenantScope, id: string): Promise<FormSubmissionRow | undefined> =>
  submissionsOf(scope).where('s.id', '=', id).executeTakeFirst();
