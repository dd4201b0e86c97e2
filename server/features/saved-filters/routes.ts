/** The calls about one's own saved filters. */
import { savedFilterCreate, savedFilters, savedFilterUpdate } from '#contract/saved-filters.ts';
import { atHome, findOwn, listOwn } from '#server/http/at-home.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { changeFilter, removeFilter, saveFilter } from './commands.ts';
import { findSavedFilter, listSavedFilters } from './queries.ts';
import { savedFilterResource } from './resource.ts';

const find = findOwn(findSavedFilter);

export const savedFilterRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/saved_filters',
    summary: 'One’s own saved filters of a list',
    policy: signedInRoute,
    resource: savedFilterResource,
    list: savedFilters,
    handle: listOwn(listSavedFilters),
  }),
  route({
    method: 'POST',
    path: '/api/v1/saved_filters',
    summary: 'Keep what is chosen in a list, under a name',
    policy: signedInRoute,
    resource: savedFilterResource,
    body: { type: 'saved_filters', schema: savedFilterCreate },
    isIdempotent: true,
    perMinute: 60,
    handle: async (context) =>
      one(await atHome(context, (home, actor) => saveFilter(home, actor, context.body, context.now))),
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/saved_filters/:id',
    summary: 'Give a saved filter another name, or let it find something else',
    policy: signedInRoute,
    find,
    resource: savedFilterResource,
    body: { type: 'saved_filters', schema: savedFilterUpdate, ignored: ['list', 'createdAt'] },
    handle: async (context) =>
      one(await atHome(context, (home, actor) => changeFilter(home, actor, context.record, context.body))),
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/saved_filters/:id',
    summary: 'Remove a saved filter',
    policy: signedInRoute,
    find,
    resource: savedFilterResource,
    handle: async (context) => {
      await atHome(context, (home) => removeFilter(home, context.record));
      return none;
    },
  }),
];
