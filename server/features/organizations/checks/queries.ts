/** Who waits for the centre, oldest first, each with what was found out about it: three queries a page. */
import { sql, type SqlBool } from 'kysely';
import type { SimilarOrganization, CheckLevel } from '#contract/organization-checks.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { inOrder, type Order } from '#server/http/row-order.ts';
import { endOf, rowsOf } from '#server/http/row-page.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { organizationRows, type OrganizationRow } from '../queries.ts';

/** Names less alike than this are another organisation's, unless something else is the same. */
const likeName = 0.5;
const mostAlike = 5;

export interface Applicant {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  jobTitle: string | null;
  locale: string;
}

export interface CheckRow {
  organization: OrganizationRow;
  waitingSince: Date;
  level: CheckLevel;
  applicant: Applicant | null;
  alike: SimilarOrganization[];
}

type AlikeRow = Omit<SimilarOrganization, 'isNameLike'> & { wantedId: string; likeness: number };

/** What may be the same as one of these. */
async function alikeOf(scope: TenantScope, ids: readonly string[]): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    select f.wanted_id, f.likeness, f.is_same_number, f.is_same_domain, f.is_same_place, o.id, o.name, o.status, o.street,
      o.house_number, o.postcode, o.city, o.email, o.chamber_of_commerce_number
    from organizations_like(${ids}::uuid[], ${mostAlike}) f
    join organizations o on o.volunteer_center_id = ${scope.centerId} and o.id = f.id
    order by f.is_same_number desc, f.likeness desc, o.id`.execute(scope.db);
  return rows;
}

const applicantsOf = (scope: TenantScope, ids: readonly string[]): Promise<Applicant[]> =>
  scope.db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'phoneNumber', 'jobTitle', 'locale'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...ids])
    .execute();

function levelOf(organization: OrganizationRow, applicant: Applicant | null, alike: readonly AlikeRow[]) {
  if (alike.some((one) => one.isSameNumber)) return 'danger';
  const hasStanding = organization.chamberOfCommerceNumber !== null || organization.isInitiative;
  return alike.length > 0 || !hasStanding || applicant === null ? 'warning' : 'good';
}

/** The rows with all that was found, in the order given. */
async function withFindings(scope: TenantScope, rows: readonly OrganizationRow[]): Promise<CheckRow[]> {
  if (rows.length === 0) return [];
  const found = await alikeOf(
    scope,
    rows.map(({ id }) => id),
  );
  const people = rows.flatMap(({ registeredById }) => registeredById ?? []);
  const applicants = people.length > 0 ? await applicantsOf(scope, people) : [];
  return rows.map((organization) => {
    const own = found.filter((one) => one.wantedId === organization.id);
    const applicant = applicants.find(({ id }) => id === organization.registeredById) ?? null;
    return {
      organization,
      waitingSince: organization.submittedAt ?? organization.createdAt,
      level: levelOf(organization, applicant, own),
      applicant,
      alike: own.map(({ wantedId: _wantedId, likeness, ...one }) => ({
        ...one,
        isNameLike: likeness >= likeName,
      })),
    };
  });
}

const waiting = (scope: TenantScope) => organizationRows(scope).where('o.status', '=', 'pending');

const bySince = (isDescending: boolean): Order => [
  { by: sql`coalesce(o.submitted_at, o.created_at)`, isDescending },
  { by: sql`o.id`, isDescending: false },
];

/** Who waits longest. */
export const longestChecks = async (scope: TenantScope, most: number): Promise<CheckRow[]> =>
  withFindings(
    scope,
    await waiting(scope)
      .orderBy(inOrder(bySince(false)))
      .limit(most)
      .execute(),
  );

/** A page of the queue. */
export async function listChecks(scope: TenantScope, query: ListQuery): Promise<PageOf<CheckRow>> {
  const order = bySince(query.sort[0]?.isDescending === true);
  const page = endOf(await rowsOf(waiting(scope), order, query), await countWaiting(scope), query);
  return { ...page, rows: await withFindings(scope, page.rows) };
}

/** How many organisations wait, to be asked by itself or within another statement. */
export const numberWaiting = (scope: TenantScope) =>
  scope.db
    .selectFrom('organizations as o')
    .select(sql<number>`count(*)`.as('records'))
    .where('o.volunteerCenterId', '=', scope.centerId)
    .where(sql<SqlBool>`o.status = 'pending'`);

async function countWaiting(scope: TenantScope): Promise<number> {
  const { records } = await numberWaiting(scope).executeTakeFirstOrThrow();
  return records;
}

/** One that waits, or was just answered: the page that takes an answer back still shows it. */
export async function findCheck(scope: TenantScope, id: string): Promise<CheckRow | undefined> {
  const row = await organizationRows(scope)
    .where('o.id', '=', id)
    .where('o.status', 'in', ['pending', 'approved', 'denied'])
    .executeTakeFirst();
  return row && (await withFindings(scope, [row]))[0];
}
