/** The list of applications, with counts where they are asked for. */
import { applicationStates } from '#contract/applications.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { hasWords } from '#server/http/list-words.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { visibleTo } from './queries.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

type Query = QueryOf<typeof applicationCalls.list>;

const columnsOfList = listColumns(applicationCalls.list, {
  table: 'applications',
  as: 'a',
  usual: 'createdAt',
  orders: { lastName: 'sortName' },
});

const stateConditions = {
  open: waitsForAnswer('a'),
  decided: sql<boolean>`a.status is not null and a.withdrawn_at is null`,
  withdrawn: sql<boolean>`a.withdrawn_at is not null`,
};

/** The applications that the reader sees and the query asks for. */
function wantedApplications(scope: TenantScope, actor: Actor, query: Pick<Query, 'filters' | 'scopes'>) {
  const { state, managed, q } = query.scopes;
  let wanted = visibleTo(scope, actor, managed === 'true');
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  if (state) wanted = wanted.where(stateConditions[state]);
  if (q) wanted = wanted.where(hasWords('applications', sql.ref('a.id'), q));
  return wanted;
}

/** How many there are in each state: one statement, without the filter that it counts by. */
async function facetsOf(scope: TenantScope, actor: Actor, { filters, scopes }: Query) {
  const { state: _state, ...others } = scopes;
  const counts = await wantedApplications(scope, actor, { filters, scopes: others })
    .clearSelect()
    .select(
      applicationStates.map((state) =>
        sql<number>`count(*) filter (where ${stateConditions[state]})`.as(state),
      ),
    )
    .executeTakeFirstOrThrow();
  return { state: applicationStates.map((value) => ({ value, count: counts[value] })) };
}

/** A page of them; without a sort those who wait longest come first. */
export async function listApplications(scope: TenantScope, actor: Actor, query: Query) {
  const order = columnsOfList.order(query, query.scopes.state === 'open' ? 'createdAt' : '-createdAt');
  const [page, facets] = await Promise.all([
    pageOf(wantedApplications(scope, actor, query), order, query),
    query.parameters.facets ? facetsOf(scope, actor, query) : undefined,
  ]);
  return { page, meta: facets ? { facets } : {} };
}
