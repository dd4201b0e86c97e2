import { organizationMoving, organizationMovingMeta } from '#contract/organization-moving.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { findOrganization } from '../admission/queries.ts';
import { organizationWithVacancies } from '../with-vacancies.ts';
import { moveToCenter } from './commands.ts';
import { copyPictures, dropCopies } from './pictures.ts';
import { moveToCenterRule } from './policy.ts';

export const organizationMovingRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/organizations/:id/move',
    summary: 'Take it to another centre with all that is its own. `dry_run` only says what goes along',
    policy: moveToCenterRule,
    find: async (context) => {
      const organization = await findOrganization(context);
      return organization && { organization, center: context.center };
    },
    resource: organizationWithVacancies,
    meta: organizationMovingMeta,
    body: { type: 'flat', schema: organizationMoving },
    prepare: async (context) => copyPictures(context, context.record.organization, context.body),
    discard: dropCopies,
    handle: async (context) => {
      const { record, body, prepared } = context;
      const { organization, meta } = await moveToCenter(context, record.organization, body, prepared);
      return one(organization, meta);
    },
  }),
];
