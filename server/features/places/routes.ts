import { placeCalls } from '#contract/calls/places.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { suggestPlaces } from './understanding/suggest.ts';
import { placeResource } from './resource.ts';

/** The best of them, on however many pages. */
const mostSuggested = 10;

export const routes: Route[] = [
  route(placeCalls.list, {
    policy: publicRoute,
    resource: placeResource,
    handle: async ({ scope, query }) => {
      const { q } = query.parameters as { q?: string };
      const rows = q === undefined ? [] : await suggestPlaces(scope, q, mostSuggested);
      return list(pageOfWhole(rows, query, ({ label, id }) => `${label} ${id}`));
    },
  }),
];
