import { organizationMerging, organizationMergingMeta } from '#contract/organization-merging.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { findOrganization } from '../admission/queries.ts';
import { organizationWithVacancies } from '../with-vacancies.ts';
import { mergeOrganizations } from './commands.ts';
import { mergeRule } from './policy.ts';

export const organizationMergingRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/organizations/:id/merge',
    summary: 'Make one of two that are the same: this one stays. `dry_run` only compares and counts',
    policy: mergeRule,
    find: findOrganization,
    resource: organizationWithVacancies,
    meta: organizationMergingMeta,
    body: { type: 'flat', schema: organizationMerging },
    handle: async (context) => {
      const { organization, meta } = await mergeOrganizations(context, context.record, context.body);
      return one(organization, meta);
    },
  }),
];
