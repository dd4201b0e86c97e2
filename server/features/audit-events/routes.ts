import { auditEventCalls } from '#contract/calls/audit-events.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { listAuditEvents } from './queries.ts';
import { auditEventResource } from './resource.ts';

export const routes: Route[] = [
  route(auditEventCalls.list, {
    policy: signedInRoute,
    resource: auditEventResource,
    handle: async ({ scope, actor, query }) => {
      const { page, capped } = await listAuditEvents(scope, actor, query);
      return list(page, { capped });
    },
  }),
];
