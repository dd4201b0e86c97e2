import * as z from 'zod/mini';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { organizationChange } from '#contract/organization-decisions.ts';
import { organizationCreate } from '#contract/organization-fields.ts';
import { organizationListMeta, organizations } from '#contract/organizations.ts';
import { publicRoute, signedInRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { changeOrganization } from './admission/commands.ts';
import { createOrganization } from './commands.ts';
import { currentOrganization, currentOrganizations } from './current.ts';
import { listOrganizations } from './list.ts';
import { addOrganization, manageOrganization } from './policy.ts';
import { mergedInto, organizationsByIds, type OrganizationRow } from './queries.ts';
import { undoOf } from './transitions.ts';
import { organizationWithVacancies } from './with-vacancies.ts';

const isId = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

async function find({ scope, actor, params }: Context): Promise<OrganizationRow | undefined> {
  const id = params['id'] ?? '';
  return isId(id) ? (await organizationsByIds(scope, actor, [id]))[0] : undefined;
}

/** One that became part of another is gone; who asks for it is told which one stayed. */
async function findOrTellWhereItWent(context: Context): Promise<OrganizationRow | undefined> {
  const found = await find(context);
  const id = context.params['id'] ?? '';
  if (found || !isId(id)) return found;
  const stays = await mergedInto(context.scope, context.actor, id);
  if (stays !== undefined) refuse('not_found', { meta: { merged_into_id: stays } });
  return undefined;
}

/** What may be sent back unchanged: it is read only here. */
const ignored = [
  'logo',
  'coverImage',
  'activityTypes',
  'denyReason',
  'deniedReason',
  'approvedAt',
  'distanceKm',
  'createdAt',
  'updatedAt',
];

const changeRoute = () =>
  route({
    method: 'PATCH',
    path: '/api/v1/organizations/:id',
    summary: 'Change what is given of an organisation; a status goes by the table of moves',
    policy: manageOrganization,
    find,
    resource: organizationWithVacancies,
    undo: ({ record, body }) => undoOf(record, body.status),
    body: { type: 'organizations', schema: organizationChange, ignored },
    handle: async (context) => one(await changeOrganization(context, context.record, context.body)),
  });

export const organizationRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/organizations',
    summary: 'Organisations that the reader may see',
    policy: publicRoute,
    resource: organizationWithVacancies,
    list: { ...organizations, parameters: { facets: z.literal('true') } },
    meta: organizationListMeta,
    handle: async ({ scope, actor, query }) => {
      const { page, meta } = await listOrganizations(scope, actor, query);
      return list(page, meta);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/organizations/:id',
    summary: 'One organisation',
    policy: publicRoute,
    find: findOrTellWhereItWent,
    resource: organizationWithVacancies,
    handle: async ({ record }) => one(record),
  }),
  route({
    method: 'POST',
    path: '/api/v1/organizations',
    summary: 'Add an organisation, approved at once',
    policy: addOrganization,
    resource: organizationWithVacancies,
    body: { type: 'organizations', schema: organizationCreate },
    isIdempotent: true,
    handle: async (context) => one(await createOrganization(context, context.body)),
  }),
  changeRoute(),
  route({
    method: 'GET',
    path: '/api/v1/current_organizations',
    summary: 'Organisations in which the reader holds a role',
    policy: signedInRoute,
    resource: organizationWithVacancies,
    list: {
      ...organizations,
      filters: {},
      scopes: {},
      // Near nothing.
      sorts: organizations.sorts.filter((sort) => sort !== 'distance'),
      pageSize: pageSizeMax,
    },
    handle: async ({ scope, actor, query }) =>
      list(pageOfWhole(await currentOrganizations(scope, actor), query, ({ id }) => id)),
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
