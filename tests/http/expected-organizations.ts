/** The rows of expected-statuses.ts about organisations, those that wait and who asks to join. */
import {
  isGone,
  manages,
  seesOrganization,
  inOrder,
  organizationAct,
  organizationMove,
  joinAct,
  everybody,
  signedIn,
  whoSees,
} from './expected-cells.ts';
import { isSignedIn, may, table } from './expected-rights.ts';
import type { ExpectedRows } from './expected-subjects.ts';

export const expectedOrganizations: ExpectedRows = {
  'GET /api/v1/current_organization': { about: 'none', status: signedIn },
  'GET /api/v1/organizations': { about: 'organization list', status: everybody, lists: seesOrganization },
  'GET /api/v1/current_organizations': {
    about: 'organization list',
    status: signedIn,
    lists: (cell) =>
      cell.actor === 'organization_superuser' && cell.relation === 'same_organization' && !isGone(cell),
  },
  'GET /api/v1/organizations/:id': { about: 'organization', status: whoSees(seesOrganization) },
  'POST /api/v1/organizations': {
    about: 'new organization',
    status: ({ actor }) =>
      isSignedIn(actor) ? (may(table.judgeOrganizations, actor) === 'all' ? 201 : 403) : 401,
  },
  'PATCH /api/v1/organizations/:id': { about: 'organization', status: organizationAct(() => true) },
  'PUT /api/v1/organizations/:id/approve': {
    about: 'organization to move',
    status: organizationMove(['pending', 'denied']),
  },
  'PUT /api/v1/organizations/:id/archive': {
    about: 'organization to move',
    status: organizationMove(['approved']),
  },
  'PUT /api/v1/organizations/:id/restore': {
    about: 'organization to move',
    status: organizationMove(['archived']),
  },
  'DELETE /api/v1/organizations/:id': {
    about: 'organization to move',
    status: (cell) => {
      const status = organizationMove(['pending', 'denied', 'archived'])(cell);
      return status === 200 ? 204 : status;
    },
  },
  'GET /api/v1/organizations/:id/consequences': {
    about: 'organization to move',
    status: inOrder(seesOrganization, manages(table.judgeOrganizations), () => true),
  },
  'GET /api/v1/organization_checks': {
    about: 'organization list',
    status: (cell) =>
      isSignedIn(cell.actor) ? (may(table.judgeOrganizations, cell.actor) === 'all' ? 200 : 403) : 401,
    lists: (cell) => !isGone(cell) && cell.status === 'pending' && manages(table.judgeOrganizations)(cell),
  },
  'GET /api/v1/organization_checks/:id': {
    about: 'organization',
    status: (cell) => {
      if (!isSignedIn(cell.actor)) return 401;
      const isThere = !isGone(cell) && ['pending', 'approved', 'denied'].includes(cell.status);
      return isThere && manages(table.judgeOrganizations)(cell) ? 200 : 404;
    },
  },
  'POST /api/v1/organizations/signup': { about: 'new organization sign-up', status: () => 201 },
  'POST /api/v1/organizations/:id/join': {
    about: 'organization',
    status: whoSees((cell) => !isGone(cell) && cell.status === 'approved'),
  },
  'POST /api/v1/organizations/signup/confirm': {
    about: 'organization sign-up',
    status: ({ relation, status }) =>
      relation === 'other_center' || relation === 'missing' ? 404 : status === 'used' ? 422 : 200,
  },
  'GET /api/v1/organization_join_requests': {
    about: 'join request list',
    status: signedIn,
    lists: (cell) => !isGone(cell) && manages(table.manageRoles)(cell),
  },
  'PUT /api/v1/organization_join_requests/:id/accept': { about: 'join request', status: joinAct },
  'PUT /api/v1/organization_join_requests/:id/decline': { about: 'join request', status: joinAct },
};
