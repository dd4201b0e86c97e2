/** The calls of vacancies. Each shows its policy and its own few lines; the rest is the house's (server/http/dispatch.ts). */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { VacancyVerdict } from '#contract/vacancy-moves.ts';
import { publicRoute } from '#server/http/policy.ts';
import { file, list, one, route, type Context, type Route } from '#server/http/route.ts';
import type { UndoableAction } from '#server/http/undo-offers.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { editVacancies } from './bulk/commands.ts';
import { vacancyBulkEditResource } from './bulk/resource.ts';
import { checkOf } from './checks/queries.ts';
import { vacancyCheckResource } from './checks/resource.ts';
import { approveVacancy, declineVacancy } from './verdicts/commands.ts';
import { createVacancy, updateVacancy } from './commands.ts';
import { moveVacancy } from './moves/commands.ts';
import { exportName, exportVacancies } from './export/commands.ts';
import { addVacancy, checkVacancies, checkVacancy, manageVacancy } from './policy.ts';
import { listVacancies } from './list.ts';
import { findVacancy, type VacancyRow } from './queries.ts';
import { similarVacancies } from './similar/queries.ts';
import { vacancyResource as resource } from './resource.ts';
import { searchRoute } from './search/routes.ts';

const find = ({ scope, actor, id }: Context) => findVacancy(scope, actor, id);

/** What can be undone for a moment. */
const undoOf =
  (act: VacancyVerdict | 'unpublish' | 'fill' | 'archive' | 'delete') =>
  ({ record }: { record: VacancyRow }): UndoableAction => ({
    act,
    subjectType: 'vacancies',
    subjectId: record.id,
  });

const moveRoute = (move: 'publish' | 'unpublish' | 'fill' | 'archive' | 'restore'): Route =>
  route(vacancyCalls[move], {
    policy: manageVacancy,
    find,
    resource,
    ...(move !== 'publish' && move !== 'restore' && { undo: undoOf(move) }),
    handle: async (context) =>
      one(await moveVacancy(context, context.record, move, context.body.reason ?? null)),
  });

const declineRoute = (verdict: 'return' | 'reject'): Route =>
  route(vacancyCalls[verdict], {
    policy: checkVacancy,
    find,
    resource,
    undo: undoOf(verdict),
    handle: async (context) => {
      const { reason } = context.body;
      return one(await declineVacancy(context, context.record, { verdict, reason }));
    },
  });

export const routes: Route[] = [
  searchRoute,
  route(vacancyCalls.list, {
    policy: publicRoute,
    resource,
    canIf: { create: addVacancy, editMany: addVacancy, export: addVacancy, check: checkVacancies },
    handle: async (context) => {
      const reader = { ...workplaceOf(context), now: context.now };
      const { page, meta } = await listVacancies(context.scope, reader, context.query);
      return list(page, meta);
    },
  }),
  route(vacancyCalls.show, {
    policy: publicRoute,
    find,
    resource,
    handle: async ({ record }) => one(record),
  }),
  route(vacancyCalls.similar, {
    policy: publicRoute,
    find,
    resource,
    handle: async ({ scope, record, query, now }) => {
      const rows = await similarVacancies(scope, record, { most: vacancyCalls.similar.list.pageSize, now });
      return list(pageOfWhole(rows, query, ({ id }) => id));
    },
  }),
  route(vacancyCalls.create, {
    policy: addVacancy,
    resource,
    handle: async (context) => one(await createVacancy(context, context.body)),
  }),
  route(vacancyCalls.update, {
    policy: manageVacancy,
    find,
    resource,
    handle: async (context) => one(await updateVacancy(context, context.record, context.body)),
  }),
  moveRoute('publish'),
  route(vacancyCalls.approve, {
    policy: checkVacancy,
    find,
    resource,
    undo: undoOf('approve'),
    handle: async (context) => one(await approveVacancy(context, context.record)),
  }),
  declineRoute('return'),
  declineRoute('reject'),
  route(vacancyCalls.check, {
    policy: checkVacancy,
    find,
    resource: vacancyCheckResource,
    handle: async ({ scope, record }) => one(await checkOf(scope, record)),
  }),
  moveRoute('unpublish'),
  moveRoute('fill'),
  moveRoute('archive'),
  moveRoute('restore'),
  route(vacancyCalls.remove, {
    policy: manageVacancy,
    find,
    resource,
    undo: undoOf('delete'),
    handle: async (context) =>
      one(await moveVacancy(context, context.record, 'delete', context.body.reason ?? null)),
  }),
  route(vacancyCalls.editMany, {
    policy: addVacancy,
    resource: vacancyBulkEditResource,
    undo: ({ body }) => (body.dryRun ? null : { act: 'change', subjectType: 'vacancy_bulk_edits' }),
    perMinute: 30,
    handle: async (context) => {
      const edited = await editVacancies(context, context.body);
      return one(edited, { report: edited.report });
    },
  }),
  route(vacancyCalls.exportAll, {
    policy: addVacancy,
    resource,
    isRecorded: true,
    perMinute: 10,
    handle: async (context) =>
      file(
        exportName(context.locale, context.now),
        await exportVacancies(context, { ...workplaceOf(context), now: context.now }, context.query),
      ),
  }),
];
