import { pageSizeMax, type ResourceContract } from '#contract/jsonapi.ts';
import { publicRoute } from '#server/http/policy.ts';
import type { Resource } from '#server/http/resource.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { listItems, type ListItemRow, type ListName } from './queries.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import {
  activityTypeResource,
  ageGroupResource,
  categoryResource,
  nonProfitTypeResource,
  tagResource,
  targetGroupResource,
} from './resource.ts';

/** A shared list is short, and given whole unless a page of it is asked for. */
function listRoute(name: ListName, resource: Resource<ListItemRow>, summary: string): Route {
  const contract: ResourceContract = resource.contract;
  return route({
    method: 'GET',
    path: `/api/v1/${contract.type}`,
    summary,
    policy: publicRoute,
    resource,
    list: { ...contract, pageSize: pageSizeMax },
    handle: async ({ scope, query }) =>
      list(pageOfWhole(await listItems(scope, name), query, ({ id }) => id)),
  });
}

export const referenceListRoutes: Route[] = [
  listRoute('categories', categoryResource, 'Kinds of work'),
  listRoute('targetGroups', targetGroupResource, 'With whom one works'),
  listRoute('ageGroups', ageGroupResource, 'Ages of volunteers'),
  listRoute('tags', tagResource, 'How often'),
  listRoute('nonProfitTypes', nonProfitTypeResource, 'Kinds of non-profit body'),
  listRoute('activityTypes', activityTypeResource, 'What organisations do: themes and their types'),
];
