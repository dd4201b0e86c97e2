import { auditEvents, auditEventsMeta } from '#contract/audit-events.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { listAuditEvents } from './queries.ts';
import { auditEventResource } from './resource.ts';

export const auditEventRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/audit_events',
    summary: 'What happened, as far as the reader reaches: own deeds, own organisations, or the whole centre',
    policy: signedInRoute,
    resource: auditEventResource,
    list: auditEvents,
    meta: auditEventsMeta,
    handle: async ({ scope, actor, query }) => {
      const { page, capped } = await listAuditEvents(scope, actor, query);
      return list(page, { capped });
    },
  }),
];
