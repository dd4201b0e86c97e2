/** Bringing in people of a file: sent, its columns named, tried, and then all at once (api.md, section 2). */
import { importCalls } from '#contract/calls/imports.ts';
import { refuse } from '#server/http/refusal.ts';
import { file, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { dropImport, nameColumns, openImport, reportFor, runImport, takeImport } from './commands.ts';
import { inviteAllRule } from '#server/features/users/administration/policy.ts';
import { importRule } from './policy.ts';
import { findImport, type ImportRow } from './queries.ts';
import { reportFile, reportName } from './report.ts';
import { importResource } from './resource.ts';

const find = ({ scope, actor, id, now }: Context): Promise<ImportRow | undefined> =>
  findImport(scope, actor, id, now);

export const routes: Route[] = [
  route(importCalls.create, {
    policy: inviteAllRule,
    resource: importResource,
    perMinute: 20,
    prepare: async (context) =>
      openImport(context.file ?? refuse('blank', { pointer: '/file' }), context.share),
    handle: async (context) => one(await takeImport(context, context.prepared)),
  }),
  route(importCalls.show, {
    policy: importRule,
    find,
    resource: importResource,
    handle: async ({ record }) => one(record),
  }),
  route(importCalls.update, {
    policy: importRule,
    find,
    resource: importResource,
    handle: async (context) => one(await nameColumns(context, context.record, context.body.columns)),
  }),
  route(importCalls.run, {
    policy: importRule,
    find,
    resource: importResource,
    perMinute: 60,
    handle: async (context) => {
      const { record, report } = await runImport(context, context.record, context.body);
      return one(record, { report });
    },
  }),
  route(importCalls.report, {
    policy: importRule,
    find,
    resource: importResource,
    perMinute: 30,
    handle: async (context) =>
      file(reportName(context.now), reportFile(await reportFor(context, context.record), context.locale)),
  }),
  route(importCalls.remove, {
    policy: importRule,
    find,
    resource: importResource,
    handle: async (context) => {
      await dropImport(context, context.record);
      return none;
    },
  }),
];
