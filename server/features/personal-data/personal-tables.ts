/**
 * Every table that holds something of a person: in which columns, what becomes of it when the person goes, and where the
 * person finds it in the download of their own data. A test holds this against the database: a table or column that says
 * something of somebody and is not named here fails it.
 */
export interface PersonalTable {
  /** What leads to a person or tells of one. */
  columns: readonly string[];
  /**
   * `with_account`: the row goes with the account. `removed`: the row goes. `emptied`: the row stays, and nobody is in it.
   * `kept`: it says nothing of somebody who has an account.
   */
  whenGone: 'with_account' | 'removed' | 'emptied' | 'kept';
  /** Kinds of personal-data.ts that show it; without one, `why` says why not. */
  download: readonly string[];
  why?: string;
}

export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    columns: ['email', 'first_name', 'last_name', 'phone_number', 'parent_email', 'sort_name'],
    whenGone: 'removed',
    download: ['account'],
  },
  user_roles: { columns: ['user_id'], whenGone: 'with_account', download: ['roles'] },
  sessions: {
    columns: [
      'user_id',
      'user_agent',
      'ip_prefix',
      'former_uid',
      'signed_in_by',
      'signed_in_by_name',
      'signed_in_by_session',
    ],
    whenGone: 'with_account',
    download: ['devices'],
  },
  one_time_tokens: { columns: ['user_id', 'data'], whenGone: 'with_account', download: ['links'] },
  passkeys: { columns: ['user_id'], whenGone: 'with_account', download: ['passkeys'] },
  one_time_code_secrets: { columns: ['user_id'], whenGone: 'with_account', download: ['one_time_codes'] },
  recovery_codes: { columns: ['user_id'], whenGone: 'with_account', download: ['recovery_codes'] },
  consents: { columns: ['user_id'], whenGone: 'with_account', download: ['consents'] },
  notifications: {
    columns: ['user_id', 'person_id', 'data'],
    whenGone: 'with_account',
    download: ['notifications'],
  },
  saved_filters: { columns: ['user_id'], whenGone: 'with_account', download: ['saved_filters'] },
  exported_users: {
    columns: ['user_id'],
    whenGone: 'with_account',
    download: ['exports_with_me'],
  },
  data_downloads: { columns: ['user_id'], whenGone: 'with_account', download: ['downloads'] },
  applications: {
    columns: [
      'user_id',
      'email',
      'first_name',
      'last_name',
      'phone_number',
      'decided_by_id',
      'decided_by_name',
    ],
    whenGone: 'emptied',
    download: ['applications'],
  },
  organization_join_requests: {
    columns: ['user_id', 'decided_by_id'],
    whenGone: 'with_account',
    download: ['join_requests'],
  },
  organization_signups: {
    columns: ['email', 'first_name', 'last_name', 'phone_number', 'organization'],
    whenGone: 'removed',
    download: ['organization_signups'],
  },
  organizations: {
    columns: ['registered_by_id', 'email', 'phone_number'],
    whenGone: 'emptied',
    download: ['organizations_signed_up'],
  },
  vacancies: {
    columns: ['contact_id', 'contact_person', 'contact_phone', 'contact_email'],
    whenGone: 'emptied',
    download: ['contact_person_of'],
  },
  uploads: { columns: ['owner_id', 'file_name'], whenGone: 'emptied', download: ['uploads'] },
  imports: {
    columns: ['owner_id', 'owner_name', 'file_name', 'columns', 'rows'],
    whenGone: 'removed',
    download: ['imports'],
  },
  email_deliveries: {
    columns: ['user_id', 'recipient', 'about_id', 'undo_id'],
    whenGone: 'removed',
    download: ['mails'],
  },
  internal_notes: {
    columns: ['subject_id', 'author_id', 'author_name'],
    whenGone: 'emptied',
    download: ['notes_about_me'],
  },
  audit_events: {
    columns: ['actor_id', 'actor_name', 'acting_admin_id', 'acting_admin_name', 'subject_id'],
    whenGone: 'emptied',
    download: ['own_actions', 'actions_about_me'],
  },
  idempotency_keys: {
    columns: ['answer'],
    whenGone: 'removed',
    download: [],
    why: 'the answer to a call of a day ago: what it says stands in the other tables',
  },
  undos: {
    columns: ['actor_id', 'subject_id'],
    whenGone: 'kept',
    download: [],
    why: 'what can be taken back for some seconds; it goes within the hour, and the action itself stands in what happened',
  },
  undo_changes: {
    columns: ['row_id'],
    whenGone: 'kept',
    download: [],
    why: 'what rows held a moment ago; it goes within the hour',
  },
  volunteer_center_profiles: {
    columns: ['email', 'phone_number'],
    whenGone: 'kept',
    download: [],
    why: "the centre's own, which its staff changes when somebody leaves",
  },
};
