/** The calls of vacancies. Each shows its policy and its own few lines; the rest is the house's (server/http/dispatch.ts). */
import {
  vacancies,
  vacancyCreate,
  vacancyMoveInput,
  vacancyUpdate,
  type VacancyMove,
} from '#contract/vacancies.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { createVacancy, moveVacancy, updateVacancy } from './commands.ts';
import { addVacancy, manageVacancy } from './policy.ts';
import { findVacancy, listVacancies, similarVacancies } from './queries.ts';
import { vacancyResource } from './resource.ts';
import { searchRoute } from './search/routes.ts';

const find = ({ scope, actor, params }: Context) => findVacancy(scope, actor, params['id'] ?? '');
/** What clients send back unchanged with an update. */
const readOnly = Object.keys(vacancies.attributes.shape).filter((name) => name !== 'lockVersion');
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
    handle: async ({ scope, actor, query }) => list(await listVacancies(scope, actor, query)),
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
    list: { ...vacancies, filters: {}, scopes: {}, sorts: [] },
    handle: async ({ scope, record, now }) => {
      const rows = await similarVacancies(scope, record, { most: 3, now });
      return list({ rows, records: rows.length, number: 1, size: 3 });
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/vacancies',
    summary: 'Add a draft for an organisation',
    policy: addVacancy,
    resource: vacancyResource,
    body: { type: 'vacancies', schema: vacancyCreate, ignored: readOnly },
    isIdempotent: true,
    handle: async (context) => one(await createVacancy(context, context.body)),
  }),
  ...(['PATCH', 'PUT'] as const).map((method) =>
    route({
      method,
      path: '/api/v1/vacancies/:id',
      summary: 'Change what is given; null clears',
      policy: manageVacancy,
      find,
      resource: vacancyResource,
      body: { type: 'vacancies', schema: vacancyUpdate, ignored: readOnly },
      handle: async (context) => one(await updateVacancy(context, context.record, context.body)),
    }),
  ),
  moveRoute('publish', 'Put it on the site, or before the centre for its check'),
  moveRoute('archive', 'Take it off the site for good'),
  moveRoute('fill', 'Everybody needed has been found'),
];
