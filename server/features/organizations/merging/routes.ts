import { organizationCalls } from '#contract/calls/organizations.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { findOrganization } from '#server/features/organizations/approval/queries.ts';
import { organizationResource } from '../resource.ts';
import { mergeOrganizations } from './commands.ts';
import { mergeRule } from './policy.ts';

export const routes: Route[] = [
  route(organizationCalls.merge, {
    policy: mergeRule,
    find: findOrganization,
    resource: organizationResource,
    handle: async (context) => {
      const { organization, meta } = await mergeOrganizations(context, context.record, context.body);
      return one(organization, meta);
    },
  }),
];
