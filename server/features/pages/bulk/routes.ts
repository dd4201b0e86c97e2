import { pageCalls } from '#contract/calls/pages.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { editPages as whoEdits } from '../policy.ts';
import { editPages } from './commands.ts';
import { pageBulkEditResource } from './resource.ts';

export const routes: Route[] = [
  route(pageCalls.editMany, {
    policy: whoEdits,
    resource: pageBulkEditResource,
    undo: ({ body }) =>
      body.act === 'delete' && !body.dryRun ? { act: 'delete', subjectType: 'page_bulk_edits' } : null,
    perMinute: 30,
    handle: async (context) => {
      const edited = await editPages(context, context.body);
      const { report, uses } = edited;
      return one(edited, { report, ...(uses && { uses }) });
    },
  }),
];
