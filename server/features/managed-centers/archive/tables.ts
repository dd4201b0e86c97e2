/** What goes along of each table of a centre. One that is not named here goes along whole (docs/decisions/0031). */

interface TableRule {
  /** Why nothing of it goes along. */
  stays?: string;
  /** Which rows `t` do; a file that holds others is refused. */
  only?: string;
  /** Laid over what goes along of a row `t`. */
  over?: string;
  /** Tables that its triggers look into when a row is written, besides those that its keys lead to. */
  after?: readonly string[];
  /** Texts with markup: they are cleaned again where they come in. */
  markup?: readonly string[];
}

const hasCodes = `exists (select from one_time_code_secrets s where s.volunteer_center_id = t.volunteer_center_id
  and s.user_id = t.id and s.confirmed_at is not null)`;

export const tableRules: Readonly<Record<string, TableRule>> = {
  volunteer_centers: { over: `'{"closed_at": null}'::jsonb` },
  volunteer_center_hosts: { stays: 'its hosts are said anew where it comes in' },
  sessions: { stays: 'nobody is signed in at an installation where they did not sign in' },
  one_time_tokens: { stays: 'links in mails lead to the installation that sent them' },
  page_shares: { stays: 'a link that shows a draft is known to the installation that made it alone' },
  page_presences: { stays: 'who is writing a page at this moment' },
  organization_signups: {
    stays: 'they wait for a link in a mail, which leads to the installation that sent it',
  },
  one_time_code_secrets: { stays: 'encrypted with the SECRET of the installation' },
  idempotency_keys: { stays: 'answers to calls of the last day' },
  undos: { stays: 'can be taken back for some seconds' },
  undo_changes: { stays: 'can be taken back for some seconds' },
  imports: { stays: 'a list of people that somebody is looking at; it is sent again' },
  data_downloads: { stays: 'files of one person that are kept for a day; they are asked for again' },
  content_versions: { stays: 'counted by the database for the pages in memory' },
  center_shares: { stays: 'agreed with a centre of the installation' },
  vacancy_words: { stays: 'made by the database from the vacancies' },
  form_answer_counts: { stays: 'counted by the database from what was answered' },
  // An admin is above all centres of an installation: nobody becomes that by a file.
  user_roles: { only: `t.role <> 'admin'` },
  // Without their second proof a password alone would open the account: they choose another by a link in a mail.
  users: { over: `case when ${hasCodes} then '{"password_hash": null}'::jsonb else '{}'::jsonb end` },
  recovery_codes: {
    only: `exists (select from passkeys p where p.volunteer_center_id = t.volunteer_center_id and p.user_id = t.user_id)`,
    after: ['passkeys'],
  },
  // Who was asked goes along; their links lead to the installation that sent them.
  form_tokens: { over: `'{"token_hash": null}'::jsonb` },
  // What waits is sent by the installation where it was written, once.
  email_deliveries: { only: `t.status <> 'queued'` },
  vacancies: {
    after: ['user_roles', 'uploads'],
    markup: ['description', 'description_en', 'pending_change'],
  },
  organizations: { markup: ['description'] },
  forms: { after: ['uploads'], markup: ['questions'] },
  legal_texts: { markup: ['draft'] },
  legal_text_versions: { markup: ['sections'] },
};

export const ruleOf = (table: string): TableRule =>
  Object.hasOwn(tableRules, table) ? (tableRules[table] ?? {}) : {};
