/** The calls of vacancies. Each shows its policy and its own few lines; the rest is the house's (server/http/dispatch.ts). */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { createVacancy, updateVacancy } from './commands.ts';
import { moveVacancy } from './moves/commands.ts';
import { addVacancy, manageVacancy } from './policy.ts';
import { findVacancy, listVacancies } from './queries.ts';
import { similarVacancies } from './similar/queries.ts';
import { vacancyResource as resource } from './resource.ts';
import { searchRoute } from './search/routes.ts';

const find = ({ scope, actor, id }: Context) => findVacancy(scope, actor, id);

const moveRoute = (move: 'publish' | 'archive' | 'fill'): Route =>
  route(vacancyCalls[move], {
    policy: manageVacancy,
    find,
    resource,
    handle: async (context) =>
      one(await moveVacancy(context, context.record, move, context.body.reason ?? null)),
  });

export const vacancyRoutes: Route[] = [
  searchRoute,
  route(vacancyCalls.list, {
    policy: publicRoute,
    resource,
    canIf: { create: addVacancy },
    handle: async (context) => list(await listVacancies(context.scope, workplaceOf(context), context.query)),
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
  moveRoute('archive'),
  moveRoute('fill'),
];
