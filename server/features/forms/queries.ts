/** Reading the forms of a centre. */
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { formCalls } from '#contract/calls/forms.ts';
import type { FormQuestion } from '#contract/form-questions-kept.ts';
import {
  keptAnswers,
  type AccessPermission,
  type AskedQuestion,
  type FormStatus,
  type TokenUse,
} from '#contract/forms.ts';
import type { Locale } from '#contract/locales.ts';
import type { Picture } from '#contract/uploads.ts';
import type { PagePlace } from '#contract/page-kinds.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Forms } from '#server/db/types.ts';
import { picturesJson } from '#server/features/uploads/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { isAskedAtVacancies, keptOrganizations } from './policy.ts';

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
  /** Null of the centre's own, as is whether it takes part. */
  organizationName: string | null;
  organizationApproved: boolean | null;
  /** What follows once it was sent, while that is online. */
  successPage: (PagePlace & { locale: Locale }) | null;
  /** The link of one's own that it was found by. */
  openedBy?: { email: string; isSpent: boolean };
  /** What its questions show. */
  pictures: Picture[];
};

const columnsOfList = listColumns(formCalls.list, { table: 'forms', as: 'f', usual: '-createdAt' });

/** Of the organisation whose it is. */
const ofOwner = <Value>(value: RawBuilder<Value>) =>
  sql<Value | null>`(select ${value} from organizations o
    where o.volunteer_center_id = f.volunteer_center_id and o.id = f.organization_id)`;

/** The page that follows, as visitors find it now. */
const nextPage = sql<FormRow['successPage']>`(
  select json_build_object('slug', o.slug, 'isHome', o.is_home, 'pageType', o.page_type, 'locale', o.locale)
  from published_pages o where o.volunteer_center_id = f.volunteer_center_id and o.id = f.success_page_id
    and (o.online_from is null or o.online_from <= now()) and (o.online_until is null or o.online_until > now()))`;

const formsOf = (scope: TenantScope) =>
  scope.db
    .selectFrom('forms as f')
    .selectAll('f')
    .select(nextPage.as('successPage'))
    .select(picturesJson('f.imageIds').as('pictures'))
    .select(ofOwner(sql<string>`o.name`).as('organizationName'))
    .select(ofOwner(sql<boolean>`o.status = 'approved'`).as('organizationApproved'))
    .where('f.volunteerCenterId', '=', scope.centerId)
    .$castTo<FormRow>();

/** Whether somebody keeps the form `f`. */
function isKeptBy(actor: Actor) {
  const own = keptOrganizations(actor);
  return own === null ? sql<SqlBool>`true` : sql<SqlBool>`f.organization_id = any(${[...own]}::uuid[])`;
}

/** Of what hangs on a form: whether somebody keeps that form. */
export const isOfKeptForm = ({ centerId }: TenantScope, actor: Actor, formId: RawBuilder<unknown>) =>
  keptOrganizations(actor) === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${formId} in (select f.id from forms f where f.volunteer_center_id = ${centerId} and ${isKeptBy(actor)})`;

/** Of what hangs on a form: whose that is. */
export const ownerOfForm = (centerId: RawBuilder<unknown>, formId: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select f.organization_id from forms f where f.volunteer_center_id = ${centerId} and f.id = ${formId})`;

/** Of what hangs on a form: whether that is one of this organisation. */
export const ofFormsOf = ({ centerId }: TenantScope, organizationId: string) =>
  sql<SqlBool>`form_id in (select f.id from forms f where f.volunteer_center_id = ${centerId} and f.organization_id = ${organizationId})`;

/** A page of them: those that the reader keeps. */
export function listForms(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof formCalls.list>,
): Promise<PageOf<FormRow>> {
  let wanted = formsOf(scope).where(isKeptBy(actor));
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { owner, askableBy } = query.scopes;
  if (owner) wanted = wanted.where('f.organizationId', owner === 'center' ? 'is' : 'is not', null);
  if (askableBy)
    wanted = wanted.where((eb) =>
      eb.or([eb('f.organizationId', 'is', null), eb('f.organizationId', '=', askableBy)]),
    );
  return pageOf(wanted, columnsOfList.order(query), query);
}

/** For whoever keeps it; unknown to everybody else. */
export const findForm = (scope: TenantScope, actor: Actor, id: string): Promise<FormRow | undefined> =>
  formsOf(scope).where('f.id', '=', id).where(isKeptBy(actor)).executeTakeFirst();

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

/** Whose questions a vacancy asks now of whoever applies. */
export async function formOfVacancy(
  scope: TenantScope,
  { formId }: { formId: string | null },
  now: Date,
): Promise<FormRow | undefined> {
  const form = formId === null ? undefined : await writtenForm(scope, formId);
  return form && isAskedAtVacancies(form, now) ? form : undefined;
}

/** Whether a vacancy of this organisation can ask the questions of the form: one of the organisation or of the centre, which the actor keeps. */
export async function canAskAtVacancies(
  scope: TenantScope,
  actor: Actor,
  { formId, organizationId }: { formId: string; organizationId: string },
): Promise<boolean> {
  const form = await findForm(scope, actor, formId);
  return form !== undefined && (form.organizationId === null || form.organizationId === organizationId);
}

/** Whether it is a form of the centre itself. */
export async function isOfCenter(scope: TenantScope, formId: string | null): Promise<boolean> {
  const form = formId === null ? undefined : await writtenForm(scope, formId);
  return form?.organizationId === null;
}

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

/** How many an organisation has, or the centre itself. */
export async function numberOfForms(scope: TenantScope, organizationId: string | null): Promise<number> {
  const { forms } = await scope.db
    .selectFrom('forms')
    .select(sql<number>`count(*)::int`.as('forms'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('organizationId', organizationId === null ? 'is' : '=', organizationId)
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

/** Of the forms of the centre, the addresses that are this one or this one with a number. */
export async function slugsLike(scope: TenantScope, begin: string): Promise<Set<string>> {
  const rows = await scope.db
    .selectFrom('forms')
    .select('slug')
    .where('volunteerCenterId', '=', scope.centerId)
    .where((eb) =>
      eb.or([eb('slug', '=', begin), sql<SqlBool>`slug like ${`${begin}-%`} and slug ~ '-[0-9]+$'`]),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}
