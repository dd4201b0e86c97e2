import { text } from '#contract/fields.ts';
import { places } from '#contract/reference-lists.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { suggestPlaces } from './queries.ts';
import { placeResource } from './resource.ts';

export const placeRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/places',
    summary: 'Places and postcodes that begin with q, or sound like it',
    policy: publicRoute,
    resource: placeResource,
    list: { ...places, parameters: { q: text(80) } },
    handle: async ({ scope, query }) => {
      const { q } = query.parameters as { q?: string };
      const rows = q === undefined ? [] : await suggestPlaces(scope, q, 10);
      return list({ rows, records: rows.length, number: 1, size: 10 });
    },
  }),
];
