/** The calls about one's own saved filters. */
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import { inHomeCenter, findOwnRecord, listOwnRecords } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { changeFilter, removeFilter, saveFilter } from './commands.ts';
import { findSavedFilter, listSavedFilters } from './queries.ts';
import { savedFilterResource } from './resource.ts';

const find = findOwnRecord(findSavedFilter);

export const routes: Route[] = [
  route(savedFilterCalls.list, {
    policy: signedInRoute,
    resource: savedFilterResource,
    handle: listOwnRecords(listSavedFilters),
  }),
  route(savedFilterCalls.create, {
    policy: signedInRoute,
    resource: savedFilterResource,
    perMinute: 60,
    handle: async (context) =>
      one(await inHomeCenter(context, (home, actor) => saveFilter(home, actor, context.body, context.now))),
  }),
  route(savedFilterCalls.update, {
    policy: signedInRoute,
    find,
    resource: savedFilterResource,
    handle: async (context) =>
      one(
        await inHomeCenter(context, (home, actor) => changeFilter(home, actor, context.record, context.body)),
      ),
  }),
  route(savedFilterCalls.remove, {
    policy: signedInRoute,
    find,
    resource: savedFilterResource,
    handle: async (context) => {
      await inHomeCenter(context, (home) => removeFilter(home, context.record));
      return none;
    },
  }),
];
