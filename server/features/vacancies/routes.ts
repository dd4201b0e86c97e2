/** The calls of vacancies. Each shows its policy and its own few lines; the rest is the house's (server/http/dispatch.ts). */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { VacancyStatus } from '#contract/vacancy-fields.ts';
import type { VacancyMove, VacancyVerdict } from '#contract/vacancy-moves.ts';
import { formOfVacancy } from '#server/features/forms/queries.ts';
import { onlineFormResource } from '#server/features/forms/resource.ts';
import { measuredFrom, understandPlace } from '#server/features/places/understanding/queries.ts';
import { publicRoute } from '#server/http/policy.ts';
import { fileOf, list, one, route, type Context, type Route } from '#server/http/route.ts';
import { formatOf } from '#server/http/sheets/sheet-file.ts';
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
import { renewVacancy } from './renewal/commands.ts';
import { exportVacancies } from './export/commands.ts';
import { addVacancy, checkVacancies, checkVacancy, manageVacancy } from './policy.ts';
import { listVacancies } from './list.ts';
import { findVacancy, vacanciesInOrder, type VacancyRow } from './queries.ts';
import { similarVacancies } from './similar/queries.ts';
import { vacancyResource as resource } from './resource.ts';
import { refusePlace, searchRoute } from './search/routes.ts';

const find = ({ scope, actor, id }: Context) => findVacancy(scope, actor, id);

/** What can be undone for a moment. */
const undoOf =
  (act: VacancyVerdict | 'unpublish' | 'fill' | 'archive' | 'delete') =>
  ({ record }: { record: VacancyRow }): UndoableAction => ({
    act,
    subjectType: 'vacancies',
    subjectId: record.id,
  });

/** Of a status in a general change, where that takes it off the site. */
const undoByStatus = {
  draft: 'unpublish',
  filled: 'fill',
  archived: 'archive',
  deleted: 'delete',
} as const satisfies Partial<Record<VacancyStatus, VacancyMove>>;

const closingRoute = (move: 'unpublish' | 'fill' | 'archive' | 'remove'): Route => {
  const name = move === 'remove' ? 'delete' : move;
  return route(vacancyCalls[move], {
    policy: manageVacancy,
    find,
    resource,
    undo: undoOf(name),
    handle: async (context) => {
      const moved = await moveVacancy(context, context.record, name, context.body);
      const { people } = await context.services.openApplications.count(context.scope, [moved.id]);
      return one(moved, { waiting: people });
    },
  });
};

const moveRoute = (move: 'publish' | 'restore'): Route =>
  route(vacancyCalls[move], {
    policy: manageVacancy,
    find,
    resource,
    handle: async (context) => one(await moveVacancy(context, context.record, move, context.body)),
  });

const declineRoute = (verdict: 'return' | 'reject'): Route =>
  route(vacancyCalls[verdict], {
    policy: checkVacancy,
    find,
    resource,
    undo: undoOf(verdict),
    handle: async (context) => {
      return one(await declineVacancy(context, context.record, { ...context.body, verdict }));
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
  route(vacancyCalls.form, {
    policy: publicRoute,
    find: async (context) => {
      const vacancy = await find(context);
      return vacancy && formOfVacancy(context.scope, vacancy, context.now);
    },
    resource: onlineFormResource,
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
  route(vacancyCalls.byIds, {
    policy: publicRoute,
    resource,
    handle: async ({ scope, actor, query }) => {
      const { ids = [], near } = query.scopes;
      const place = near ? ((await understandPlace(scope, near)) ?? refusePlace(near)) : null;
      const rows = await vacanciesInOrder(scope, actor, { ids, place: measuredFrom(place) });
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
    undo: ({ record, body }) => {
      const act = body.status !== record.status && undoByStatus[body.status as keyof typeof undoByStatus];
      return act ? undoOf(act)({ record }) : null;
    },
    handle: async (context) => one(await updateVacancy(context, context.record, context.body)),
  }),
  moveRoute('publish'),
  route(vacancyCalls.renew, {
    // Who may is judged by the command: whoever has the key of a mail is nobody that we know.
    policy: publicRoute,
    find,
    resource,
    perMinute: 30,
    handle: async (context) => one(await renewVacancy(context, context.record, context.body)),
  }),
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
  closingRoute('unpublish'),
  closingRoute('fill'),
  closingRoute('archive'),
  moveRoute('restore'),
  closingRoute('remove'),
  route(vacancyCalls.editMany, {
    policy: addVacancy,
    resource: vacancyBulkEditResource,
    undo: ({ body }) => (body.dryRun ? null : { act: 'change', subjectType: 'vacancy_bulk_edits' }),
    perMinute: 30,
    handle: async (context) => {
      const edited = await editVacancies(context, context.body);
      return one(edited, { report: edited.report, waiting: edited.waiting });
    },
  }),
  route(vacancyCalls.exportAll, {
    policy: addVacancy,
    resource,
    isRecorded: true,
    perMinute: 10,
    handle: async (context) =>
      fileOf(
        await exportVacancies(
          context,
          { ...workplaceOf(context), now: context.now },
          context.query,
          formatOf(context.query),
        ),
      ),
  }),
];
