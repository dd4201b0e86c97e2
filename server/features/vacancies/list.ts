/** The list of vacancies, with counts where they are asked for. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { sql, type SqlBool } from 'kysely';
import { organizationsWith, reach } from '#server/auth/actor.ts';
import { listColumns } from '#server/http/list-columns.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import type { QueryOf } from '#server/http/route.ts';
import { anywhere } from '#server/http/row-filter.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { Workplace } from '#server/http/workplace.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { visibleTo } from './queries.ts';

export type ManagedQuery = Pick<QueryOf<typeof vacancyCalls.list>, 'filters' | 'scopes'>;

const columnsOfList = listColumns(vacancyCalls.list, { table: 'vacancies', as: 'v', usual: '-createdAt' });

/** Who works for one of their organisations reads what is of that one, unless the query names an organisation. */
const isOfWorkplace = ({ actor, organizationId }: Workplace, query: Pick<ListQuery, 'filters'>) =>
  organizationId !== null &&
  !query.filters.some(({ attribute }) => attribute === 'organizationId') &&
  reach(actor, 'vacancies.manage') === 'organization';

/** The vacancies that the reader sees and the query asks for: published ones, and all states of what is theirs to manage. */
function wantedVacancies(scope: TenantScope, workplace: Workplace, query: ManagedQuery) {
  let wanted = visibleTo(scope, workplace.actor);
  if (isOfWorkplace(workplace, query))
    wanted = wanted.where('v.organizationId', '=', workplace.organizationId);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { q, waiting } = query.scopes;
  if (waiting) wanted = wanted.where('v.submittedAt', 'is not', null);
  if (q !== undefined) wanted = wanted.where('v.searchLabel', 'like', anywhere(q.toLowerCase()));
  return wanted;
}

/** The same, of what one manages alone. */
export function managedVacancies(scope: TenantScope, workplace: Workplace, query: ManagedQuery) {
  const wanted = wantedVacancies(scope, workplace, query);
  if (reach(workplace.actor, 'vacancies.manage') === 'center') return wanted;
  const own = organizationsWith(workplace.actor, 'vacancies.manage');
  return own.length > 0 ? wanted.where('v.organizationId', 'in', own) : wanted.where(sql<SqlBool>`false`);
}

/** How many there are in each state, and how many wait: one statement, without the filters that it counts by. */
async function facetsOf(scope: TenantScope, workplace: Workplace, query: ManagedQuery) {
  const { waiting: _waiting, ...scopes } = query.scopes;
  const filters = query.filters.filter(({ attribute }) => attribute !== 'status');
  const rows = await wantedVacancies(scope, workplace, { ...query, filters, scopes })
    .clearSelect()
    .select(['v.status', sql<number>`count(*)`.as('count'), sql<number>`count(v.submitted_at)`.as('waiting')])
    .groupBy('v.status')
    .execute();
  return {
    status: rows.map(({ status, count }) => ({ value: status, count })),
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
  };
}

/** A page of them, newest first unless another order is asked for, with the counts that it asks for. */
export async function listVacancies(
  scope: TenantScope,
  workplace: Workplace,
  query: QueryOf<typeof vacancyCalls.list>,
) {
  const order = columnsOfList.order(query);
  const [page, facets] = await Promise.all([
    pageOf(wantedVacancies(scope, workplace, query), order, query),
    query.parameters.facets ? facetsOf(scope, workplace, query) : undefined,
  ]);
  return { page, meta: facets ? { facets } : {} };
}
