/** Bringing in vacancies of a file: sent, its columns named, tried, and then by a job, all of them or none. */
import { vacancyImportCalls } from '#contract/calls/vacancy-imports.ts';
import { refuse } from '#server/http/refusal.ts';
import { file, list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { checkVacancyImport, dropVacancyImport, nameVacancyColumns, reportOfImport } from './commands.ts';
import { beginBringingIn, bringIn } from './policy.ts';
import { findVacancyImport, listVacancyImports, type VacancyImportRow } from './queries.ts';
import { reportFile, reportName, shownOf } from './report.ts';
import { vacancyImportResource as resource } from './resource.ts';
import { startImport, stopImport } from './starting/commands.ts';
import { openVacancyImport, takeVacancyImport } from './taking/commands.ts';

const find = ({ scope, actor, id, now }: Context): Promise<VacancyImportRow | undefined> =>
  findVacancyImport(scope, actor, id, now);

export const routes: Route[] = [
  route(vacancyImportCalls.list, {
    policy: beginBringingIn,
    resource,
    handle: async ({ scope, query, now }) => list(await listVacancyImports(scope, query, now)),
  }),
  route(vacancyImportCalls.create, {
    policy: beginBringingIn,
    resource,
    perMinute: 20,
    prepare: async (context) =>
      openVacancyImport(context.file ?? refuse('blank', { pointer: '/file' }), context.share),
    handle: async (context) => one(await takeVacancyImport(context, context.prepared)),
  }),
  route(vacancyImportCalls.show, {
    policy: bringIn,
    find,
    resource,
    handle: async ({ record }) => one(record),
  }),
  route(vacancyImportCalls.update, {
    policy: bringIn,
    find,
    resource,
    handle: async (context) => one(await nameVacancyColumns(context, context.record, context.body)),
  }),
  route(vacancyImportCalls.check, {
    policy: bringIn,
    find,
    resource,
    perMinute: 30,
    prepare: async (context) => checkVacancyImport(context, context.record),
    handle: async ({ record, prepared, body, locale }) => one(record, shownOf(prepared, body.result, locale)),
  }),
  route(vacancyImportCalls.start, {
    policy: bringIn,
    find,
    resource,
    perMinute: 20,
    handle: async (context) => one(await startImport(context, context.record)),
  }),
  route(vacancyImportCalls.stop, {
    policy: bringIn,
    find,
    resource,
    handle: async (context) => one(await stopImport(context, context.record)),
  }),
  route(vacancyImportCalls.report, {
    policy: bringIn,
    find,
    resource,
    perMinute: 30,
    prepare: async (context) => reportOfImport(context, context.record),
    handle: async ({ prepared, now, locale }) => file(reportName(now), reportFile(prepared, locale)),
  }),
  route(vacancyImportCalls.remove, {
    policy: bringIn,
    find,
    resource,
    handle: async (context) => {
      await dropVacancyImport(context, context.record);
      return none;
    },
  }),
];
