/** What a call of the matrix is about. */
import type { Expected } from './expected-cells.ts';
import type { Cell } from './expected-rights.ts';

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
export type ExpectedRows = Record<
  string,
  { about: Subject; status: Expected; lists?: (cell: Cell) => boolean }
>;
