/** Reading the forms of a centre. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { formCalls } from '#contract/calls/forms.ts';
import type { FormQuestion } from '#contract/form-question-fields.ts';
import {
  keptAnswers,
  type AccessPermission,
  type AskedQuestion,
  type FormStatus,
  type TokenUse,
} from '#contract/forms.ts';
import type { Locale } from '#contract/locales.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Forms } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayKeepForms } from './policy.ts';

export type FormRow = Omit<
  Selectable<Forms>,
  'questions' | 'formerQuestions' | 'status' | 'locale' | 'accessPermission' | 'tokenUse'
> & {
  questions: FormQuestion[];
  formerQuestions: AskedQuestion[];
  status: FormStatus;
  locale: Locale;
  accessPermission: AccessPermission;
  tokenUse: TokenUse;
  /** The link of one's own that it was found by. */
  openedBy?: { email: string; isSpent: boolean };
};

const columnsOfList = listColumns(formCalls.list, { table: 'forms', as: 'f', usual: '-createdAt' });

const formsOf = (scope: TenantScope) =>
  scope.db
    .selectFrom('forms as f')
    .selectAll('f')
    .where('f.volunteerCenterId', '=', scope.centerId)
    .$castTo<FormRow>();

/** A page of them. */
export function listForms(
  scope: TenantScope,
  query: QueryOf<typeof formCalls.list>,
): Promise<PageOf<FormRow>> {
  let wanted = formsOf(scope);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  return pageOf(wanted, columnsOfList.order(query), query);
}

/** Any of the centre, for whoever makes them; unknown to everybody else. */
export const findForm = async (scope: TenantScope, actor: Actor, id: string): Promise<FormRow | undefined> =>
  mayKeepForms(actor) ? formsOf(scope).where('f.id', '=', id).executeTakeFirst() : undefined;

/** For commands: whatever it is. */
export const writtenForm = (scope: TenantScope, id: string): Promise<FormRow | undefined> =>
  formsOf(scope).where('f.id', '=', id).executeTakeFirst();

/** One that is online, or was. */
const online = (scope: TenantScope) => formsOf(scope).where('f.status', '<>', 'draft');

/** By its id, for whoever fills it in; whether they need a link to it the command says. */
export const fillableForm = (scope: TenantScope, id: string): Promise<FormRow | undefined> =>
  online(scope).where('f.id', '=', id).executeTakeFirst();

/** One that every visitor may know of. */
const known = (scope: TenantScope) => online(scope).where('f.accessPermission', '=', 'anonymous');

/** By its id. */
export const onlineForm = (scope: TenantScope, id: string): Promise<FormRow | undefined> =>
  known(scope).where('f.id', '=', id).executeTakeFirst();

/** By its address. */
export const formBySlug = (scope: TenantScope, slug: string): Promise<FormRow | undefined> =>
  known(scope).where('f.slug', '=', slug).executeTakeFirst();

/** For commands: as it is now, held until the transaction ends; undefined where it was just removed. */
export async function holdForm(scope: TenantScope, id: string): Promise<FormRow | undefined> {
  await sql`select from forms where volunteer_center_id = ${scope.centerId} and id = ${id} for update`.execute(
    scope.db,
  );
  return writtenForm(scope, id);
}

/** Of an answer `s` to the form `f`: it is kept for as long as was told, and shorter where the form keeps its answers shorter since. */
export const isOutlived = (now: Date) =>
  sql<SqlBool>`(s.created_at < ${now}::timestamptz - make_interval(days => ${sql.lit(keptAnswers.fewest)})
    and s.created_at < ${now}::timestamptz - make_interval(days => least(s.kept_days, f.retention_days)))`;

/** How many the centre has. */
export async function numberOfForms(scope: TenantScope): Promise<number> {
  const { forms } = await scope.db
    .selectFrom('forms')
    .select(sql<number>`count(*)::int`.as('forms'))
    .where('volunteerCenterId', '=', scope.centerId)
    .executeTakeFirstOrThrow();
  return forms;
}

/** Whether another form of the centre has the address. */
export async function hasFormSlug(scope: TenantScope, slug: string, except: string | null): Promise<boolean> {
  const found = await formsOf(scope)
    .where('f.slug', '=', slug)
    .where(sql<SqlBool>`f.id is distinct from ${except}::uuid`)
    .executeTakeFirst();
  return found !== undefined;
}
