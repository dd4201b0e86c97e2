/** The status of every cell of the matrix, route by route, from the table of product.md section 3 in expected-rights.ts. */
import {
  isGone,
  managesVacancy,
  seesVacancy,
  seesOrganization,
  seesApplication,
  seesUpload,
  inOrder,
  vacancyAct,
  applicationAct,
  everyState,
  everybody,
  signedIn,
  whoSees,
} from './expected-cells.ts';
import { isSignedIn, may, table } from './expected-rights.ts';
import { expectedImports } from './expected-imports.ts';
import { twoOrganizations } from './expected-moving.ts';
import { expectedOrganizations } from './expected-organizations.ts';
import { expectedOwn } from './expected-own.ts';
import { expectedPeople } from './expected-people.ts';
import type { ExpectedRows } from './expected-subjects.ts';

export const expectedRights: ExpectedRows = {
  ...expectedOwn,
  ...expectedOrganizations,
  ...expectedPeople,
  'GET /api/v1/configuration': { about: 'none', status: everybody },
  'GET /api/v1/volunteer_centers': { about: 'none', status: everybody },
  'GET /api/v1/volunteer_centers/current': { about: 'none', status: everybody },
  'GET /api/v1/categories': { about: 'none', status: everybody },
  'GET /api/v1/target_groups': { about: 'none', status: everybody },
  'GET /api/v1/age_groups': { about: 'none', status: everybody },
  'GET /api/v1/tags': { about: 'none', status: everybody },
  'GET /api/v1/non_profit_types': { about: 'none', status: everybody },
  'GET /api/v1/activity_types': { about: 'none', status: everybody },
  'GET /api/v1/places': { about: 'none', status: everybody },
  'GET /api/v1/applications/challenge': { about: 'none', status: everybody },
  'GET /api/v1/changelog': { about: 'none', status: signedIn },
  'GET /api/v1/dashboard': { about: 'none', status: signedIn },
  'GET /api/v1/toolbar': { about: 'none', status: signedIn },
  'GET /api/v1/pages/by_slug/:slug': {
    about: 'page',
    status: whoSees((cell) => !isGone(cell) && cell.status === 'published'),
  },
  ...twoOrganizations,
  'GET /api/v1/vacancies': {
    about: 'vacancy list',
    status: everybody,
    lists: (cell) =>
      !isGone(cell) &&
      (managesVacancy(cell) || (cell.status === 'published' && cell.organizationStatus === 'approved')),
  },
  'GET /api/v1/vacancies/search': {
    about: 'vacancy list',
    status: everybody,
    lists: (cell) => !isGone(cell) && cell.status === 'published' && cell.organizationStatus === 'approved',
  },
  'GET /api/v1/vacancies/:id': { about: 'vacancy', status: whoSees(seesVacancy) },
  'GET /api/v1/vacancies/:id/similar': { about: 'vacancy', status: whoSees(seesVacancy) },
  'PATCH /api/v1/vacancies/:id': { about: 'vacancy', status: vacancyAct(everyState) },
  'POST /api/v1/vacancies/:id/publish': {
    about: 'vacancy',
    status: vacancyAct(['draft', 'filled', 'expired', 'archived'], true),
  },
  // Nothing of them waits for the check, which alone could be sent back.
  'POST /api/v1/vacancies/:id/return': {
    about: 'vacancy',
    status: inOrder(
      seesVacancy,
      ({ actor }) => may(table.vacancies, actor) === 'all',
      () => false,
    ),
  },
  'POST /api/v1/vacancies/:id/unpublish': { about: 'vacancy', status: vacancyAct(['published']) },
  'POST /api/v1/vacancies/:id/restore': { about: 'vacancy', status: vacancyAct(['archived'], true) },
  'DELETE /api/v1/vacancies/:id': { about: 'vacancy', status: vacancyAct(['draft', 'archived']) },
  'POST /api/v1/vacancies/bulk': {
    about: 'none',
    status: ({ actor }) => (isSignedIn(actor) ? (may(table.vacancies, actor) === 'no' ? 403 : 201) : 401),
  },
  'GET /api/v1/vacancies/export': {
    about: 'none',
    status: ({ actor }) => (isSignedIn(actor) ? (may(table.vacancies, actor) === 'no' ? 403 : 200) : 401),
  },
  'POST /api/v1/vacancies/:id/fill': { about: 'vacancy', status: vacancyAct(['published']) },
  'POST /api/v1/vacancies/:id/archive': {
    about: 'vacancy',
    status: vacancyAct(['draft', 'published', 'filled', 'expired']),
  },
  'POST /api/v1/vacancies': {
    about: 'new vacancy',
    status: (cell) => {
      if (!isSignedIn(cell.actor)) return 401;
      if (may(table.vacancies, cell.actor) === 'no') return 403;
      if (!seesOrganization(cell)) return 422;
      return managesVacancy(cell) ? 201 : 403;
    },
  },
  // Without a file, which only uploads.http.test.ts sends, nothing is kept.
  'POST /api/v1/uploads': { about: 'none', status: ({ actor }) => (isSignedIn(actor) ? 422 : 401) },
  'GET /api/v1/uploads/:id': {
    about: 'upload',
    status: (cell) => (isSignedIn(cell.actor) ? (seesUpload(cell) ? 200 : 404) : 401),
  },
  'PATCH /api/v1/uploads/:id': {
    about: 'upload',
    status: inOrder(
      seesUpload,
      () => true,
      () => true,
    ),
  },
  ...expectedImports,
  'GET /api/v1/applications': { about: 'application list', status: signedIn, lists: seesApplication },
  'GET /api/v1/applications/:id': {
    about: 'application',
    status: (cell) => (isSignedIn(cell.actor) ? (seesApplication(cell) ? 200 : 404) : 401),
  },
  'POST /api/v1/applications/:id/accept': {
    about: 'application',
    status: applicationAct(['new', 'rejected']),
  },
  'POST /api/v1/applications/:id/reject': {
    about: 'application',
    status: applicationAct(['new', 'accepted']),
  },
  // Those of the world were sent just now: too soon for a reminder.
  'POST /api/v1/applications/:id/remind': {
    about: 'application',
    status: inOrder(
      seesApplication,
      ({ actor }) => may(table.remind, actor) === 'all',
      () => false,
    ),
  },
  'POST /api/v1/applications/:id/withdraw': {
    about: 'application',
    status: inOrder(
      seesApplication,
      (cell) => cell.relation === 'own' && may(table.apply, cell.actor) === 'own',
      (cell) => ['new', 'accepted'].includes(cell.status),
    ),
  },
  'POST /api/v1/applications': {
    about: 'new application',
    status: (cell) => {
      if (may(table.apply, cell.actor) === 'no') return 403;
      return !isGone(cell) && cell.status === 'published' && cell.organizationStatus === 'approved'
        ? 201
        : 422;
    },
  },
  'POST /api/v1/signup': { about: 'new sign-up', status: () => 201 },
  'POST /api/v1/sign_in_as_user': {
    about: 'person to be',
    status: ({ actor, relation, status }) => {
      if (!isSignedIn(actor)) return 401;
      if (may(table.impersonate, actor) === 'no') return 403;
      if (relation === 'other_center' || relation === 'missing') return 404;
      if (status === 'admin') return 403;
      return status === 'active' ? 200 : 422;
    },
  },
  'POST /api/v1/confirm': {
    about: 'token',
    status: ({ relation, status }) =>
      relation === 'other_center' || relation === 'missing' ? 404 : status === 'used' ? 422 : 200,
  },
};
