import { referenceListCalls } from '#contract/calls/reference-lists.ts';
import { publicRoute } from '#server/http/policy.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { list, route, type Context, type Route } from '#server/http/route.ts';
import { listItems, type ListName } from './queries.ts';
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
const whole =
  <Name extends ListName>(name: Name) =>
  async ({ scope, query }: Context & { query: ListQuery }) =>
    list(pageOfWhole(await listItems(scope, name), query, (row) => String((row as { id: unknown }).id)));

const calls = referenceListCalls;
const policy = publicRoute;

export const routes: Route[] = [
  route(calls.categories, { policy, resource: categoryResource, handle: whole('categories') }),
  route(calls.targetGroups, { policy, resource: targetGroupResource, handle: whole('targetGroups') }),
  route(calls.ageGroups, { policy, resource: ageGroupResource, handle: whole('ageGroups') }),
  route(calls.tags, { policy, resource: tagResource, handle: whole('tags') }),
  route(calls.nonProfitTypes, { policy, resource: nonProfitTypeResource, handle: whole('nonProfitTypes') }),
  route(calls.activityTypes, { policy, resource: activityTypeResource, handle: whole('activityTypes') }),
];
