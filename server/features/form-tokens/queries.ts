/** Reading who was asked to fill forms of a centre in, and finding a form by the link of one of them. */
import { sql, type Selectable } from 'kysely';
import { formTokenCalls } from '#contract/calls/form-tokens.ts';
import type { TokenState } from '#contract/form-tokens.ts';
import type { Actor } from '#server/auth/actor.ts';
import { hashToken, isTokenShaped } from '#server/auth/tokens.ts';
import type { FormTokens } from '#server/db/types.ts';
import {
  isOfKeptForm,
  ofFormsOf,
  ownerOfForm,
  writtenForm,
  type FormRow,
} from '#server/features/forms/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type FormTokenRow = Omit<Selectable<FormTokens>, 'state' | 'tokenHash'> & {
  state: TokenState;
  /** Whose form it is; null of the centre itself. */
  organizationId: string | null;
};

const columnsOfList = listColumns(formTokenCalls.list, {
  table: 'formTokens',
  as: 't',
  usual: '-createdAt',
});

const tokensOf = (scope: TenantScope) =>
  scope.db
    .selectFrom('formTokens as t')
    .select([
      't.volunteerCenterId',
      't.id',
      't.formId',
      't.email',
      't.name',
      't.state',
      't.sentAt',
      't.usedAt',
      't.isSpent',
      't.withdrawnAt',
      't.createdAt',
    ])
    .select(ownerOfForm(sql.ref('t.volunteer_center_id'), sql.ref('t.form_id')).as('organizationId'))
    .where('t.volunteerCenterId', '=', scope.centerId)
    .$castTo<FormTokenRow>();

const isKeptBy = (scope: TenantScope, actor: Actor) => isOfKeptForm(scope, actor, sql.ref('t.form_id'));

/** A page of them, of forms that the reader keeps. */
export function listTokens(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof formTokenCalls.list>,
): Promise<PageOf<FormTokenRow>> {
  let wanted = tokensOf(scope).where(isKeptBy(scope, actor));
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  return pageOf(wanted, columnsOfList.order(query), query);
}

/** For commands: whatever it is. */
export const writtenToken = (scope: TenantScope, id: string): Promise<FormTokenRow | undefined> =>
  tokensOf(scope).where('t.id', '=', id).executeTakeFirst();

/** For whoever keeps its form; unknown to everybody else. */
export const findToken = (scope: TenantScope, actor: Actor, id: string): Promise<FormTokenRow | undefined> =>
  tokensOf(scope).where('t.id', '=', id).where(isKeptBy(scope, actor)).executeTakeFirst();

/** The link that this is the secret of; of one that was withdrawn nobody knows it. */
export const tokenBySecret = async (
  scope: TenantScope,
  secret: string | null | undefined,
): Promise<FormTokenRow | undefined> =>
  secret && isTokenShaped(secret)
    ? tokensOf(scope).where('t.tokenHash', '=', hashToken(secret)).executeTakeFirst()
    : undefined;

/** A form that is online or was, by the secret of a link to it. */
export async function formByToken(scope: TenantScope, secret: string): Promise<FormRow | undefined> {
  const token = await tokenBySecret(scope, secret);
  const form = token && (await writtenForm(scope, token.formId));
  return form && form.status !== 'draft' ? { ...form, openedBy: token } : undefined;
}

/** Of these addresses, those of whom one has a link to the form. */
export async function askedAlready(
  scope: TenantScope,
  formId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await scope.db
    .selectFrom('formTokens')
    .select('email')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('formId', '=', formId)
    .where('email', 'in', emails)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** How many links the form has. */
export async function countedTokens(scope: TenantScope, formId: string): Promise<number> {
  const { tokens } = await scope.db
    .selectFrom('formTokens')
    .select(sql<number>`count(*)::int`.as('tokens'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('formId', '=', formId)
    .executeTakeFirstOrThrow();
  return tokens;
}

/** Links that were mailed since then to forms of one organisation. */
export async function sentOfOrganizationSince(
  scope: TenantScope,
  organizationId: string,
  since: Date,
): Promise<number> {
  const { links } = await scope.db
    .selectFrom('formTokens')
    .select(sql<number>`count(*)::int`.as('links'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where(ofFormsOf(scope, organizationId))
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow();
  return links;
}

/** How many links the centre mailed since this moment, to whatever form. */
export async function mailedSince(scope: TenantScope, since: Date): Promise<number> {
  const { mails } = await scope.db
    .selectFrom('emailDeliveries')
    .select(sql<number>`count(*)::int`.as('mails'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('createdAt', '>', since)
    .where('template', '=', 'form_asked')
    .executeTakeFirstOrThrow();
  return mails;
}
