/** The queue of organisations that wait for a yes or no. */
import { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { rule } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { mayJudge } from '../policy.ts';
import { findCheck, listChecks, type CheckRow } from './queries.ts';
import { organizationCheckResource } from './resource.ts';

const listChecksRule = rule<undefined>('organizations.judge (checks)', mayJudge);
const readCheck = rule<CheckRow>('organizations.judge (checks)', mayJudge);

export const routes: Route[] = [
  route(organizationCheckCalls.list, {
    policy: listChecksRule,
    resource: organizationCheckResource,
    handle: async ({ scope, query }) => list(await listChecks(scope, query)),
  }),
  route(organizationCheckCalls.show, {
    policy: readCheck,
    find: ({ scope, actor, id }) => (mayJudge(actor) ? findCheck(scope, id) : Promise.resolve(undefined)),
    resource: organizationCheckResource,
    handle: async ({ record }) => one(record),
  }),
];
