import { userCalls } from '#contract/calls/users.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { bulkRule } from '../administration/policy.ts';
import { editUsers } from './commands.ts';
import { userBulkEditResource } from './resource.ts';

export const routes: Route[] = [
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
