/** The calls of setting the product up: public, for whoever has the link. */
import { firstAdminCalls } from '#contract/calls/first-admins.ts';
import { firstAdmins } from '#contract/first-admins.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { publicRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { nowhere } from '#server/tenancy/centers.ts';
import { makeFirstAdmin } from './commands.ts';
import { findLink, type FirstAdminRow } from './queries.ts';

const resource: Resource<FirstAdminRow, typeof firstAdmins> = {
  contract: firstAdmins,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(firstAdmins, row),
};

/** Guesses of a link, and the work of passwords. */
const perMinute = 20;

export const routes: Route[] = [
  route(firstAdminCalls.check, {
    policy: publicRoute,
    perMinute,
    resource,
    handle: async ({ scope, body, now, center }) => {
      const found = await findLink(scope, body.token, { now, needsCenter: center.id === nowhere });
      return one(found ?? refuse('not_found'));
    },
  }),
  route(firstAdminCalls.create, {
    policy: publicRoute,
    perMinute,
    resource,
    prepare: async ({ body }) => hashPassword(body.password),
    handle: async (context) => one(await makeFirstAdmin(context, context.body, context.prepared)),
  }),
];
