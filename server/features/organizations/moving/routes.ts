import { organizationCalls } from '#contract/calls/organizations.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { findOrganization } from '#server/features/organizations/approval/queries.ts';
import { copyPictures, dropCopies } from '#server/features/uploads/moving/commands.ts';
import { organizationResource } from '../resource.ts';
import { moveToCenter } from './commands.ts';
import { moveToCenterRule } from './policy.ts';

export const routes: Route[] = [
  route(organizationCalls.move, {
    policy: moveToCenterRule,
    find: async (context) => {
      const organization = await findOrganization(context);
      return organization && { organization, center: context.center };
    },
    resource: organizationResource,
    prepare: async (context) => copyPictures(context, context.record.organization, context.body),
    discard: dropCopies,
    handle: async (context) => {
      const { record, body, prepared } = context;
      const { organization, meta } = await moveToCenter(context, record.organization, body, prepared);
      return one(organization, meta);
    },
  }),
];
