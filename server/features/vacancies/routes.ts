/** The calls of vacancies. Each shows its policy and its own few lines; the rest is the house's (server/http/dispatch.ts). */
import {
  vacancies,
  vacancyAddition,
  vacancyChange,
  vacancyMoveInput,
  type VacancyMove,
} from '#contract/vacancies.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { createVacancy, updateVacancy } from './commands.ts';
import { moveVacancy } from './moves/commands.ts';
import { addVacancy, manageVacancy } from './policy.ts';
import { findVacancy, listVacancies } from './queries.ts';
import { similarVacancies } from './similar/queries.ts';
import { vacancyResource } from './resource.ts';
import { searchRoute } from './search/routes.ts';

const find = ({ scope, actor, params }: Context) => findVacancy(scope, actor, params['id'] ?? '');
/** What clients send back unchanged with an update. */
const readOnly = Object.keys(vacancies.attributes.shape).filter(
  (name) => name !== 'lockVersion' && name !== 'status',
);
/** The best of them, on however many pages. */
const mostSimilar = 3;
const moveRoute = (move: VacancyMove, summary: string): Route =>
  route({
    method: 'POST',
    path: `/api/v1/vacancies/:id/${move}`,
    summary,
    policy: manageVacancy,
    find,
    resource: vacancyResource,
    body: { type: 'flat', schema: vacancyMoveInput },
    handle: async (context) =>
      one(await moveVacancy(context, context.record, move, context.body.reason ?? null)),
  });

export const vacancyRoutes: Route[] = [
  searchRoute,
  route({
    method: 'GET',
    path: '/api/v1/vacancies',
    summary: 'Vacancies that the reader may see',
    policy: publicRoute,
    resource: vacancyResource,
    list: vacancies,
    handle: async (context) => list(await listVacancies(context.scope, workplaceOf(context), context.query)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/vacancies/:id',
    summary: 'One vacancy; filled and expired ones stay readable',
    policy: publicRoute,
    find,
    resource: vacancyResource,
    handle: async ({ record }) => one(record),
  }),
  route({
    method: 'GET',
    path: '/api/v1/vacancies/:id/similar',
    summary: 'Three open vacancies like this one',
    policy: publicRoute,
    find,
    resource: vacancyResource,
    list: { ...vacancies, filters: {}, scopes: {}, pageSize: mostSimilar },
    handle: async ({ scope, record, query, now }) => {
      const rows = await similarVacancies(scope, record, { most: mostSimilar, now });
      return list(pageOfWhole(rows, query, ({ id }) => id));
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/vacancies',
    summary: 'Add a vacancy for an organisation: a draft, unless its status says otherwise',
    policy: addVacancy,
    resource: vacancyResource,
    body: { type: 'vacancies', schema: vacancyAddition, ignored: readOnly },
    isIdempotent: true,
    handle: async (context) => one(await createVacancy(context, context.body)),
  }),
  ...(['PATCH', 'PUT'] as const).map((method) =>
    route({
      method,
      path: '/api/v1/vacancies/:id',
      summary: 'Change what is given, null clears; a status goes by the table of moves',
      policy: manageVacancy,
      find,
      resource: vacancyResource,
      body: { type: 'vacancies', schema: vacancyChange, ignored: readOnly },
      handle: async (context) => one(await updateVacancy(context, context.record, context.body)),
    }),
  ),
  moveRoute('publish', 'Put it on the site, or before the centre for its check'),
  moveRoute('archive', 'Take it off the site for good'),
  moveRoute('fill', 'Everybody needed has been found'),
];
