import { emailDeliveries } from '#contract/email-deliveries.ts';
import { rule } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { recordLookUp } from '../administration/commands.ts';
import { mayRead } from '../administration/policy.ts';
import { findUser } from '../administration/queries.ts';
import type { UserRow } from '../resource.ts';
import { listMails } from './queries.ts';
import { emailDeliveryResource } from './resource.ts';

export const userMailRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/users/:id/mails',
    summary:
      'Mails to a person: subject, moment and what became of it, never the text; looking is written down',
    policy: rule<UserRow>('users.read', mayRead),
    find: ({ scope, actor, params }) => findUser(scope, actor, params['id'] ?? ''),
    resource: emailDeliveryResource,
    list: emailDeliveries,
    isRecorded: true,
    handle: async ({ scope, actor, record, now, query }) => {
      await recordLookUp(scope, actor, record, now);
      return list(await listMails(scope, actor, record, query));
    },
  }),
];
