/** The rows of expected-statuses.ts about other people: accounts, notes, and what happened. */
import {
  isGone,
  keepsOthers,
  manages,
  seesAuditEvent,
  seesUser,
  managesUser,
  seesNote,
  whoMay,
  without200,
  inOrder,
  userAct,
  everyUserState,
  signedIn,
  readsUser,
} from './expected-cells.ts';
import { isSignedIn, may, mayDoMore, table } from './expected-rights.ts';
import type { ExpectedRows } from './expected-subjects.ts';

export const expectedPeople: ExpectedRows = {
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
      // An organisation that the centre has not approved asks nobody in by itself.
      const waits = cell.actor === 'organization_superuser' && cell.status !== 'approved';
      return isGone(cell) || waits ? 422 : 201;
    },
  },
  'PATCH /api/v1/users/:id': { about: 'user', status: userAct(managesUser, everyUserState) },
  'DELETE /api/v1/users/:id': {
    about: 'other user',
    status: userAct(managesUser, ['active', 'invited', 'inactive']),
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
};
