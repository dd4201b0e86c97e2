/** Bringing in people of a file: sent, its columns named, tried, and then all at once (api.md, section 2). */
import * as z from 'zod/mini';
import { importMeta, importRun, imports, importUpdate } from '#contract/imports.ts';
import { refuse } from '#server/http/refusal.ts';
import { file, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { dropImport, nameColumns, openImport, reportFor, runImport, takeImport } from './commands.ts';
import { importRule } from './policy.ts';
import { findImport, type ImportRow } from './queries.ts';
import { reportFile, reportName } from './report.ts';
import { importResource } from './resource.ts';

const find = ({ scope, actor, params, now }: Context): Promise<ImportRow | undefined> =>
  findImport(scope, actor, params['id'] ?? '', now);

export const importRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/imports',
    summary: 'Send a file of people (multipart, field `file`), CSV or Excel; nobody is added yet',
    policy: importRule,
    resource: importResource,
    body: { type: 'flat', schema: z.object({}), ignored: ['file'] },
    takesFile: true,
    perMinute: 20,
    prepare: async (context) =>
      openImport(context.file ?? refuse('blank', { pointer: '/file' }), context.share),
    handle: async (context) => one(await takeImport(context, context.prepared)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/imports/:id',
    summary: 'One’s own file, for a day: its columns and what they are guessed to hold',
    policy: importRule,
    find,
    resource: importResource,
    handle: async ({ record }) => one(record),
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/imports/:id',
    summary: 'Say what each column holds; null is not brought in',
    policy: importRule,
    find,
    resource: importResource,
    body: { type: imports.type, schema: importUpdate },
    handle: async (context) => one(await nameColumns(context, context.record, context.body.columns)),
  }),
  route({
    method: 'POST',
    path: '/api/v1/imports/:id/run',
    summary: 'Add everybody who can be added, or try it first; `meta.report` has a row for each',
    policy: importRule,
    find,
    resource: importResource,
    meta: importMeta,
    body: { type: 'flat', schema: importRun },
    perMinute: 60,
    handle: async (context) => {
      const { record, report } = await runImport(context, context.record, context.body);
      return one(record, { report });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/imports/:id/report',
    summary: 'What becomes of each row, or became of it, as a file for a spreadsheet',
    policy: importRule,
    find,
    resource: importResource,
    file: 'text/csv; charset=utf-8',
    perMinute: 30,
    handle: async (context) =>
      file(reportName(context.now), reportFile(await reportFor(context, context.record), context.locale)),
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/imports/:id',
    summary: 'Throw the file away; whom it brought in stays',
    policy: importRule,
    find,
    resource: importResource,
    handle: async (context) => {
      await dropImport(context, context.record);
      return none;
    },
  }),
];
