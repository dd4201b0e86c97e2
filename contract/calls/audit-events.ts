/** The calls of audit events. */
import { call } from '../call.ts';
import { auditEvents, auditEventsMeta } from '../audit-events.ts';

export const auditEventCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/audit_events',
    summary:
      'What happened, as far as the reader reaches: own actions, own organisations, or the whole centre',
    answers: auditEvents,
    list: auditEvents,
    meta: auditEventsMeta,
  }),
};
