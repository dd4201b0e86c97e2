import { userCalls } from '#contract/calls/users.ts';
import { file, route, type Route } from '#server/http/route.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { exportRule } from '../administration/policy.ts';
import { userResource } from '../resource.ts';
import { exportName, exportUsers } from './commands.ts';

export const routes: Route[] = [
  route(userCalls.exportAll, {
    policy: exportRule,
    resource: userResource,
    isRecorded: true,
    perMinute: 10,
    handle: async (context) =>
      file(
        exportName(context.locale, context.now),
        await exportUsers({ ...context, actor: workplaceOf(context).actor }, context.query),
      ),
  }),
];
