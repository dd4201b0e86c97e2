import { userCalls } from '#contract/calls/users.ts';
import { reach } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { editUsers } from './commands.ts';
import { userBulkEditResource } from './resource.ts';

/** Which accounts is judged one by one; here only whether somebody keeps others' at all. */
const bulkRule = rule<undefined>('users.manage (bulk)', (actor) =>
  ['organization', 'center'].includes(reach(actor, 'users.manage')),
);

export const userBulkRoutes: Route[] = [
  route(userCalls.editMany, {
    policy: bulkRule,
    resource: userBulkEditResource,
    undo: ({ body }) =>
      body.act === 'archive' && !body.dryRun ? { act: 'archive', subjectType: 'user_bulk_edits' } : null,
    perMinute: 30,
    handle: async (context) => {
      const edited = await editUsers(context, context.body);
      return one(edited, { report: edited.report });
    },
  }),
];
