import { userCalls } from '#contract/calls/users.ts';
import { reach } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import { file, route, type Route } from '#server/http/route.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { userResource } from '../resource.ts';
import { exportName, exportUsers } from './commands.ts';

const exportRule = rule<undefined>('users.manage (export)', (actor) =>
  ['organization', 'center'].includes(reach(actor, 'users.manage')),
);

export const userExportRoutes: Route[] = [
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
