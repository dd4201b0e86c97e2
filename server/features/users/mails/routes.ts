import { userCalls } from '#contract/calls/users.ts';
import { rule } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { recordLookUp } from '../administration/commands.ts';
import { mayRead } from '../administration/policy.ts';
import { findUser } from '../administration/queries.ts';
import type { UserRow } from '../resource.ts';
import { listMails } from './queries.ts';
import { emailDeliveryResource } from './resource.ts';

export const routes: Route[] = [
  route(userCalls.mails, {
    policy: rule<UserRow>('users.read', mayRead),
    find: ({ scope, actor, id }) => findUser(scope, actor, id),
    resource: emailDeliveryResource,
    isRecorded: true,
    handle: async ({ scope, actor, record, now, query }) => {
      await recordLookUp(scope, actor, record, now);
      return list(await listMails(scope, actor, record, query));
    },
  }),
];
