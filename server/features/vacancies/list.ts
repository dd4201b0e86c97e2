/** The list of vacancies, with counts where they are asked for. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { mostReactions } from '#contract/vacancies.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import { countFilters } from '#server/http/counted-filters.ts';
import { listColumns } from '#server/http/list-columns.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import type { QueryOf } from '#server/http/route.ts';
import { hasWords } from '#server/http/list-words.ts';
import type { Order } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { Workplace } from '#server/http/workplace.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayCheck } from './policy.ts';
import { isOfImport } from './bringing-in/queries.ts';
import { endOfTime, endsSoon } from './in-time/queries.ts';
import { visibleTo } from './queries.ts';

export type ManagedQuery = Pick<QueryOf<typeof vacancyCalls.list>, 'filters' | 'scopes'>;
/** Who asks, working for whom, and when. */
export type Reader = Workplace & { now: Date };

const columnsOfList = listColumns(vacancyCalls.list, { table: 'vacancies', as: 'v', usual: '-createdAt' });

/** Who works for one of their organisations reads what is of that one, unless the query names an organisation. */
const isOfWorkplace = ({ actor, organizationId }: Workplace, query: Pick<ListQuery, 'filters'>) =>
  organizationId !== null &&
  !query.filters.some(({ attribute }) => attribute === 'organizationId') &&
  accessLevel(actor, 'vacancies.manage') === 'organization';

/** Theirs to manage: only of those is the reader told what visitors do not see. */
function isTheirs(actor: Actor) {
  const level = accessLevel(actor, 'vacancies.manage');
  if (level !== 'organization') return level === 'center' ? sql<SqlBool>`true` : sql<SqlBool>`false`;
  return sql<SqlBool>`v.organization_id = any(${[...organizationsWith(actor, 'vacancies.manage')]}::uuid[])`;
}

/** As `submittedAt` is answered: for its writer only what is not online waits, that the centre looks afterwards is not theirs to wait for. */
const waits = (actor: Actor) =>
  mayCheck(actor)
    ? sql<SqlBool>`v.submitted_at is not null`
    : sql<SqlBool>`(${isTheirs(actor)} and v.submitted_at is not null
        and (v.status <> 'published' or v.pending_change is not null))`;

/**
 * By what the reader is told: an order by anything else would tell it. What ends soon stands by its end, which need not be its deadline.
 */
function orderOf(actor: Actor, query: Pick<ManagedQuery, 'scopes'> & Pick<ListQuery, 'sort'>): Order {
  const others: Readonly<Record<string, RawBuilder<unknown>>> = {
    ...(!mayCheck(actor) && { submittedAt: sql`case when ${waits(actor)} then v.submitted_at end` }),
    ...(query.scopes.endsSoon && { expiresAt: endOfTime }),
  };
  return columnsOfList.order(query).map((part, at) => {
    const by = others[query.sort[at]?.attribute ?? ''];
    return by ? { ...part, by } : part;
  });
}

/** Whose vacancies the reader manages; null for who manages all that there are. */
const ownOf = ({ actor }: Workplace): readonly string[] | null =>
  accessLevel(actor, 'vacancies.manage') === 'organization'
    ? organizationsWith(actor, 'vacancies.manage')
    : null;

/** The vacancies that the reader sees and the query asks for: published ones, and all states of what is theirs to manage. */
function wantedVacancies(scope: TenantScope, reader: Reader, query: ManagedQuery) {
  let wanted = visibleTo(scope, reader.actor);
  if (isOfWorkplace(reader, query)) wanted = wanted.where('v.organizationId', '=', reader.organizationId);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { q, waiting, endsSoon: isEnding, managed, broughtInBy } = query.scopes;
  const own = managed ? ownOf(reader) : null;
  if (managed && accessLevel(reader.actor, 'vacancies.manage') === 'none')
    wanted = wanted.where(sql<SqlBool>`false`);
  if (own) wanted = wanted.where('v.organizationId', 'in', own);
  if (isEnding) wanted = wanted.where(endsSoon(reader.now));
  if (waiting) wanted = wanted.where(waits(reader.actor));
  if (broughtInBy) wanted = wanted.where(isOfImport(scope, broughtInBy)).where(isTheirs(reader.actor));
  if (q !== undefined) wanted = wanted.where(hasWords('vacancies', sql.ref('v.id'), q));
  return wanted;
}

/** The same, of what one manages alone. */
export function managedVacancies(scope: TenantScope, reader: Reader, query: ManagedQuery) {
  return wantedVacancies(scope, reader, { ...query, scopes: { ...query.scopes, managed: 'true' } });
}

/** All applications for a vacancy of the page, and those without an answer: counted for its rows alone, along with them. */
const reactions = sql<[all: number, unanswered: number]>`(
  select array[count(*)::int, (count(*) filter (where a.status is null))::int] from (
    select status from applications where volunteer_center_id = v.volunteer_center_id and vacancy_id = v.id
      and confirmed_at is not null and withdrawn_at is null
    order by created_at desc limit ${mostReactions}) a)`.as('reactions');

/** With how many people applied, for who manages any vacancies. */
const withReactions = (wanted: ReturnType<typeof wantedVacancies>, { actor }: Reader) =>
  accessLevel(actor, 'vacancies.manage') === 'none' ? wanted : wanted.select(reactions);

/** How many there are in each state, wait and end soon: one statement, without the filters that it counts by. */
async function facetsOf(scope: TenantScope, reader: Reader, query: ManagedQuery) {
  const { waiting: _waiting, endsSoon: _endsSoon, ...scopes } = query.scopes;
  const filters = query.filters.filter(({ attribute }) => attribute !== 'status');
  const rows = await wantedVacancies(scope, reader, { ...query, filters, scopes })
    .clearSelect()
    .select([
      'v.status',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${waits(reader.actor)})`.as('waiting'),
      sql<number>`count(*) filter (where ${endsSoon(reader.now)})`.as('endsSoon'),
    ])
    .groupBy('v.status')
    .execute();
  return {
    status: rows.map(({ status, count }) => ({ value: status, count })),
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    endsSoon: rows.reduce((sum, row) => sum + row.endsSoon, 0),
  };
}

/** A page of them, newest first unless another order is asked for, with the counts that it asks for. */
export async function listVacancies(
  scope: TenantScope,
  reader: Reader,
  query: QueryOf<typeof vacancyCalls.list>,
) {
  const order = orderOf(reader.actor, query);
  const [page, facets, counts] = await Promise.all([
    pageOf(withReactions(wantedVacancies(scope, reader, query), reader), order, query),
    query.parameters.facets ? facetsOf(scope, reader, query) : undefined,
    countFilters(scope, vacancyCalls.list.list, query.parameters.counts, (one) =>
      wantedVacancies(scope, reader, one),
    ),
  ]);
  return { page, meta: { ...(facets && { facets }), ...(counts && { counts }) } };
}
