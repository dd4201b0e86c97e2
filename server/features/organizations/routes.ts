import { organizationCalls } from '#contract/calls/organizations.ts';
import { publicRoute, signedInRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { changeOrganization } from '#server/features/organizations/approval/commands.ts';
import { findOrganization } from '#server/features/organizations/approval/queries.ts';
import { createOrganization } from './commands.ts';
import { currentOrganization, currentOrganizations } from './current/queries.ts';
import { listOrganizations } from './list.ts';
import { addOrganization, manageOrganization } from './policy.ts';
import { mergedInto, type OrganizationRow } from './queries.ts';
import { undoOf } from './transitions.ts';
import { organizationResource } from './resource.ts';

/** One that became part of another is gone; who asks for it is told which one stayed. */
async function findOrTellWhereItWent(context: Context): Promise<OrganizationRow | undefined> {
  const found = await findOrganization(context);
  if (found) return found;
  const stays = await mergedInto(context.scope, context.actor, context.id);
  if (stays !== undefined) refuse('not_found', { meta: { merged_into_id: stays } });
  return undefined;
}

export const routes: Route[] = [
  route(organizationCalls.list, {
    policy: publicRoute,
    resource: organizationResource,
    canIf: { create: addOrganization },
    handle: async ({ scope, actor, query }) => {
      const { page, meta } = await listOrganizations(scope, actor, query);
      return list(page, meta);
    },
  }),
  route(organizationCalls.show, {
    policy: publicRoute,
    find: findOrTellWhereItWent,
    resource: organizationResource,
    handle: async ({ record }) => one(record),
  }),
  route(organizationCalls.create, {
    policy: addOrganization,
    resource: organizationResource,
    handle: async (context) => one(await createOrganization(context, context.body)),
  }),
  route(organizationCalls.update, {
    policy: manageOrganization,
    find: findOrganization,
    resource: organizationResource,
    undo: ({ record, body }) => undoOf(record, body.status),
    handle: async (context) => one(await changeOrganization(context, context.record, context.body)),
  }),
  route(organizationCalls.own, {
    policy: signedInRoute,
    resource: organizationResource,
    handle: async ({ scope, actor, query }) =>
      list(pageOfWhole(await currentOrganizations(scope, actor), query, ({ id }) => id)),
  }),
  route(organizationCalls.current, {
    policy: signedInRoute,
    resource: organizationResource,
    handle: async ({ scope, actor, request }) =>
      one(await currentOrganization(scope, actor, request.headers['current-organization-id'])),
  }),
];
