/** The rows of expected-statuses.ts about oneself: an account, its ways in, notices and data. They are everybody’s, and nobody sees another’s. */
import {
  seesNotification,
  seesSession,
  answersSignedIn,
  isOwn,
  signedIn,
  ownRecord,
} from './expected-cells.ts';
import { isSignedIn } from './expected-rights.ts';
import type { ExpectedRows } from './expected-subjects.ts';

export const expectedOwn: ExpectedRows = {
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
  // With an id that nobody was given: whose it is, is asked in the tests of undoing.
  'PUT /api/v1/undo': { about: 'none', status: answersSignedIn(404) },
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
};
