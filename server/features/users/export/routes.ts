import { users } from '#contract/users.ts';
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
  route({
    method: 'GET',
    path: '/api/v1/users/export',
    summary: 'All accounts of the list as a file for a spreadsheet; who takes it is written down',
    policy: exportRule,
    resource: userResource,
    list: users,
    file: 'text/csv; charset=utf-8',
    isRecorded: true,
    perMinute: 10,
    handle: async (context) =>
      file(
        exportName(context.locale, context.now),
        await exportUsers({ ...context, actor: workplaceOf(context).actor }, context.query),
      ),
  }),
];
