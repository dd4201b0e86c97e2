/** The status of every cell of the matrix, route by route, from the table of product.md section 3 in expected-rights.ts. */
import {
  isGone,
  keepsOthers,
  manages,
  managesVacancy,
  seesVacancy,
  seesOrganization,
  seesApplication,
  seesNotification,
  seesSession,
  answersSignedIn,
  isOwn,
  seesAuditEvent,
  seesUser,
  managesUser,
  seesNote,
  whoMay,
  without200,
  seesUpload,
  inOrder,
  vacancyAct,
  organizationAct,
  applicationAct,
  userAct,
  organizationMove,
  joinAct,
  everyState,
  everyUserState,
  everybody,
  signedIn,
  whoSees,
  type Expected,
  ownRecord,
  readsUser,
} from './expected-cells.ts';
import { expectedImports } from './expected-imports.ts';
import { isSignedIn, may, mayDoMore, table, type Cell } from './expected-rights.ts';
import { twoOrganizations } from './expected-moving.ts';

export type Subject =
  | 'none'
  | 'vacancy'
  | 'organization'
  | 'organization to move'
  | 'organization to merge'
  | 'application'
  | 'vacancy list'
  | 'organization list'
  | 'application list'
  | 'new organization'
  | 'new organization sign-up'
  | 'organization sign-up'
  | 'join request'
  | 'join request list'
  | 'new vacancy'
  | 'new application'
  | 'token'
  | 'upload'
  | 'page'
  | 'notification'
  | 'notification list'
  | 'session'
  | 'session list'
  | 'passkey'
  | 'passkey list'
  | 'saved filter'
  | 'saved filter list'
  | 'audit event list'
  | 'data download'
  | 'data download list'
  | 'user'
  /** Not one's own: the session would end with it. */
  | 'other user'
  /** Somebody with a role for an organisation, in each status. */
  | 'role holder'
  | 'user list'
  | 'import'
  | 'new user'
  | 'internal note'
  | 'internal note list'
  | 'new internal note'
  | 'new sign-up'
  | 'person to be';

/** What each route is about, and the status of each cell of it. For lists: of asking, and whether the record is in it. */
export const expectedRights: Record<
  string,
  { about: Subject; status: Expected; lists?: (cell: Cell) => boolean }
> = {
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
  'GET /api/v1/current_user': { about: 'none', status: signedIn },
  'PATCH /api/v1/current_user': { about: 'none', status: signedIn },
  // The password of now is wrong in the call of the matrix: a right one would end the sessions of its actors.
  'PUT /api/v1/current_user/password': { about: 'none', status: answersSignedIn(422) },
  'GET /api/v1/current_user/second_factor': { about: 'none', status: signedIn },
  'POST /api/v1/current_user/one_time_codes': { about: 'none', status: answersSignedIn(201) },
  'POST /api/v1/current_user/one_time_codes/confirm': { about: 'none', status: answersSignedIn(422) },
  'DELETE /api/v1/current_user/one_time_codes': { about: 'none', status: answersSignedIn(204) },
  'POST /api/v1/current_user/recovery_codes': { about: 'none', status: answersSignedIn(422) },
  'POST /api/v1/passkeys/options': { about: 'none', status: answersSignedIn(201) },
  'POST /api/v1/passkeys': { about: 'none', status: answersSignedIn(422) },
  'GET /api/v1/passkeys': { about: 'passkey list', status: signedIn, lists: seesSession },
  'PATCH /api/v1/passkeys/:id': { about: 'passkey', status: ownRecord(200) },
  'DELETE /api/v1/passkeys/:id': { about: 'passkey', status: ownRecord(204) },
  'GET /api/v1/saved_filters': { about: 'saved filter list', status: signedIn, lists: seesSession },
  'POST /api/v1/saved_filters': { about: 'none', status: answersSignedIn(201) },
  'PATCH /api/v1/saved_filters/:id': { about: 'saved filter', status: ownRecord(200) },
  'DELETE /api/v1/saved_filters/:id': { about: 'saved filter', status: ownRecord(204) },
  'GET /api/v1/current_user/email_change': { about: 'none', status: signedIn },
  'POST /api/v1/current_user/email_change': { about: 'none', status: answersSignedIn(201) },
  'DELETE /api/v1/current_user/email_change': { about: 'none', status: answersSignedIn(204) },
  // With a link that nobody was sent: whose it is, is asked in the tests of the change.
  'POST /api/v1/current_user/email_change/confirm': { about: 'none', status: answersSignedIn(404) },
  'GET /api/v1/sessions': { about: 'session list', status: signedIn, lists: seesSession },
  'DELETE /api/v1/sessions/:id': { about: 'session', status: ownRecord(204) },
  'DELETE /api/v1/sessions/others': { about: 'none', status: answersSignedIn(204) },
  'GET /api/v1/consents': { about: 'none', status: signedIn },
  'GET /api/v1/dashboard': { about: 'none', status: signedIn },
  'GET /api/v1/current_organization': { about: 'none', status: signedIn },
  'GET /api/v1/pages/by_slug/:slug': {
    about: 'page',
    status: whoSees((cell) => !isGone(cell) && cell.status === 'published'),
  },
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
  'PUT /api/v1/organizations/:id': { about: 'organization', status: organizationAct(() => true) },
  'PUT /api/v1/organizations/:id/approve': {
    about: 'organization to move',
    status: organizationMove(['pending', 'denied']),
  },
  'PUT /api/v1/organizations/:id/reopen': { about: 'organization to move', status: organizationMove([]) },
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
  ...twoOrganizations,
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
  'PUT /api/v1/vacancies/:id': { about: 'vacancy', status: vacancyAct(everyState) },
  'POST /api/v1/vacancies/:id/publish': {
    about: 'vacancy',
    status: vacancyAct(['draft', 'filled', 'expired', 'archived'], true),
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
  'GET /api/v1/notifications': { about: 'notification list', status: signedIn, lists: seesNotification },
  'PUT /api/v1/notifications/:id/read': {
    about: 'notification',
    status: (cell) => (isSignedIn(cell.actor) ? (seesNotification(cell) ? 200 : 404) : 401),
  },
  'PUT /api/v1/notifications/read_all': { about: 'none', status: signedIn },
  // One's own data: everybody with an account, and nobody another's.
  'GET /api/v1/data_downloads': { about: 'data download list', status: signedIn, lists: isOwn },
  'POST /api/v1/data_downloads': { about: 'none', status: ({ actor }) => (isSignedIn(actor) ? 201 : 401) },
  'GET /api/v1/data_downloads/:id/file': { about: 'data download', status: ownRecord(200) },
  'GET /api/v1/personal_traces': { about: 'none', status: signedIn },
  // A stranger's press: the same answer whoever asks, and nothing for a link that nobody was sent.
  'POST /api/v1/account_removals': { about: 'none', status: () => 201 },
  'POST /api/v1/account_removals/confirm': { about: 'none', status: () => 404 },
  'GET /api/v1/users': { about: 'user list', status: whoMay(table.readUsers), lists: seesUser },
  'GET /api/v1/users/:id': { about: 'user', status: readsUser },
  // As the person: whoever may look at the account sees what was sent to it.
  'GET /api/v1/users/:id/mails': { about: 'user', status: readsUser },
  'POST /api/v1/users': {
    about: 'new user',
    status: (cell) => {
      if (!isSignedIn(cell.actor)) return 401;
      // A mentor invites students, not who runs an organisation.
      if (cell.actor === 'mentor' || !manages(table.inviteUsers)(cell)) return 403;
      return isGone(cell) ? 422 : 201;
    },
  },
  'PATCH /api/v1/users/:id': { about: 'user', status: userAct(managesUser, everyUserState) },
  'PUT /api/v1/users/:id': { about: 'user', status: userAct(managesUser, everyUserState) },
  'DELETE /api/v1/users/:id': {
    about: 'other user',
    status: without200(userAct(managesUser, ['active', 'invited', 'inactive']), 204),
  },
  'POST /api/v1/users/:id/deactivate': { about: 'other user', status: userAct(managesUser, ['active']) },
  'POST /api/v1/users/:id/activate': { about: 'other user', status: userAct(managesUser, ['inactive']) },
  'POST /api/v1/users/:id/restore': { about: 'other user', status: userAct(managesUser, ['archived']) },
  'POST /api/v1/users/:id/resend_invitation': {
    about: 'other user',
    status: userAct((cell) => manages(table.inviteUsers)(cell) && !mayDoMore(cell), ['invited']),
  },
  'POST /api/v1/users/:id/resend_confirmation_instructions': {
    about: 'other user',
    status: userAct((cell) => manages(table.inviteUsers)(cell) && !mayDoMore(cell), ['invited']),
  },
  'PUT /api/v1/users/:id/add_role': {
    about: 'role holder',
    status: userAct(manages(table.manageRoles), everyUserState),
  },
  'DELETE /api/v1/users/:id/remove_role': {
    about: 'role holder',
    status: without200(userAct(manages(table.manageRoles), everyUserState), 204),
  },
  // Each of the chosen is judged by itself; nobody else keeps others' accounts.
  'POST /api/v1/users/bulk': { about: 'none', status: keepsOthers(201) },
  'GET /api/v1/users/export': { about: 'none', status: keepsOthers(200) },
  ...expectedImports,
  'GET /api/v1/internal_notes': {
    about: 'internal note list',
    status: whoMay(table.internalNotes),
    lists: seesNote,
  },
  'POST /api/v1/internal_notes': {
    about: 'new internal note',
    status: (cell) => {
      if (!isSignedIn(cell.actor)) return 401;
      if (may(table.internalNotes, cell.actor) === 'no') return 403;
      return !isGone(cell) && manages(table.internalNotes)(cell) ? 201 : 422;
    },
  },
  'PATCH /api/v1/internal_notes/:id': {
    about: 'internal note',
    status: inOrder(
      seesNote,
      (cell) => cell.relation === 'own',
      () => true,
    ),
  },
  'DELETE /api/v1/internal_notes/:id': {
    about: 'internal note',
    status: without200(
      inOrder(
        seesNote,
        (cell) => cell.relation === 'own' || may(table.internalNotes, cell.actor) === 'all',
        () => true,
      ),
      204,
    ),
  },
  'GET /api/v1/audit_events': { about: 'audit event list', status: signedIn, lists: seesAuditEvent },
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
