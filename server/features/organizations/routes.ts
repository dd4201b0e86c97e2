import { organizations } from '#contract/organizations.ts';
import { publicRoute, signedInRoute } from '#server/http/policy.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { currentOrganization, currentOrganizations } from './current.ts';
import { listOrganizations, organizationsByIds, type OrganizationRow } from './queries.ts';
import { organizationWithVacancies } from './with-vacancies.ts';

const isId = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

async function find({ scope, actor, params }: Context): Promise<OrganizationRow | undefined> {
  const id = params['id'] ?? '';
  return isId(id) ? (await organizationsByIds(scope, actor, [id]))[0] : undefined;
}

export const organizationRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/organizations',
    summary: 'Organisations that the reader may see',
    policy: publicRoute,
    resource: organizationWithVacancies,
    list: organizations,
    handle: async ({ scope, actor, query }) => list(await listOrganizations(scope, actor, query)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/organizations/:id',
    summary: 'One organisation',
    policy: publicRoute,
    find,
    resource: organizationWithVacancies,
    handle: async ({ record }) => one(record),
  }),
  route({
    method: 'GET',
    path: '/api/v1/current_organizations',
    summary: 'Organisations in which the reader holds a role',
    policy: signedInRoute,
    resource: organizationWithVacancies,
    list: { ...organizations, filters: {}, scopes: {} },
    handle: async ({ scope, actor }) => {
      const rows = await currentOrganizations(scope, actor);
      return list({ rows, records: rows.length, number: 1, size: Math.max(1, rows.length) });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/current_organization',
    summary:
      'The organisation chosen by the header current-organization-id, else the one that is chosen by itself',
    policy: signedInRoute,
    resource: organizationWithVacancies,
    handle: async ({ scope, actor, request }) =>
      one(await currentOrganization(scope, actor, request.headers['current-organization-id'])),
  }),
];
