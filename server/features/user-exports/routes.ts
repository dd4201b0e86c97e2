import { userCalls } from '#contract/calls/users.ts';
import { fileOf, route, type Route } from '#server/http/route.ts';
import { formatOf } from '#server/http/sheets/sheet-file.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { exportRule } from '#server/features/users/administration/policy.ts';
import { userResource } from '#server/features/users/resource.ts';
import { exportUsers } from './commands.ts';

export const routes: Route[] = [
  route(userCalls.exportAll, {
    policy: exportRule,
    resource: userResource,
    isRecorded: true,
    perMinute: 10,
    handle: async (context) =>
      fileOf(
        await exportUsers(
          { ...context, actor: workplaceOf(context).actor },
          context.query,
          formatOf(context.query),
        ),
      ),
  }),
];
