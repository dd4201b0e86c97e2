/**
 * Every action that goes on record, by what it is done with (its JSON:API type), and under which topic it is told. The server
 * records no other ones, and each has words in both languages: an act that is missing in either does not compile. Those of plain
 * nouns are here by themselves.
 */
import { plainActs, plainNouns, type PlainAct, type PlainNounType } from './plain-nouns.ts';

/** What a reader can ask for: vacancies and applications, organisations, accounts, or who came in and looked at whom. */
export const auditTopics = ['work', 'organizations', 'people', 'access'] as const;
export type AuditTopic = (typeof auditTopics)[number];

const ownActions = {
  applications: {
    send: 'work',
    withdraw: 'work',
    accept: 'work',
    reject: 'work',
    remind: 'work',
    undo: 'work',
    note: 'work',
    update_note: 'work',
    delete_note: 'work',
  },
  vacancies: {
    create: 'work',
    update: 'work',
    submit: 'work',
    approve: 'work',
    return: 'work',
    reject: 'work',
    publish: 'work',
    unpublish: 'work',
    fill: 'work',
    expire: 'work',
    renew: 'work',
    archive: 'work',
    restore: 'work',
    delete: 'work',
    export: 'work',
    undo: 'work',
    note: 'work',
    update_note: 'work',
    delete_note: 'work',
    ask: 'work',
  },
  organizations: {
    create: 'organizations',
    update: 'organizations',
    sign_up: 'organizations',
    approve: 'organizations',
    deny: 'organizations',
    /** Until 0.3.1; taking back is `undo` now. */
    reopen: 'organizations',
    archive: 'organizations',
    undo: 'organizations',
    restore: 'organizations',
    delete: 'organizations',
    merge: 'organizations',
    merge_away: 'organizations',
    move_in: 'organizations',
    move_out: 'organizations',
    accept_join: 'organizations',
    decline_join: 'organizations',
    note: 'organizations',
    update_note: 'organizations',
    delete_note: 'organizations',
  },
  users: {
    invite: 'people',
    resend_invitation: 'people',
    resend_confirmation: 'people',
    import: 'people',
    export: 'people',
    update: 'people',
    add_role: 'people',
    remove_role: 'people',
    activate: 'people',
    deactivate: 'people',
    archive: 'people',
    undo: 'people',
    restore: 'people',
    remove: 'people',
    sign_up: 'people',
    confirm: 'people',
    accept: 'people',
    ask_email_change: 'people',
    change_email: 'people',
    ask_for_data: 'people',
    sign_in_as: 'people',
    note: 'people',
    update_note: 'people',
    delete_note: 'people',
    look_up: 'access',
    sign_in: 'access',
    sign_in_by_link: 'access',
    sign_in_failed: 'access',
    second_factor_failed: 'access',
    sign_in_as_ended: 'access',
    sign_out: 'access',
    sign_out_elsewhere: 'access',
    change_password: 'access',
    reset_password: 'access',
    add_passkey: 'access',
    remove_passkey: 'access',
    switch_codes_on: 'access',
    switch_codes_off: 'access',
    renew_recovery_codes: 'access',
    use_recovery_code: 'access',
  },
  pages: {
    create: 'work',
    update: 'work',
    publish: 'work',
    unpublish: 'work',
    make_home: 'work',
    confirm_translation: 'work',
    share: 'work',
    end_share: 'work',
    delete: 'work',
    restore: 'work',
  },
  own_tags: { update: 'work', merge: 'work', delete: 'work' },
  /** Sharing vacancies with another centre: on the record of both. */
  center_shares: {
    offer: 'work',
    accept: 'work',
    end: 'work',
    // What the other centre did.
    offered_here: 'work',
    accepted_here: 'work',
    ended_here: 'work',
  },
  contact_messages: {
    create: 'people',
    answer: 'people',
    take: 'people',
    assign: 'people',
    release: 'people',
  },
  /** Looking is at what people filled in: at all of a form, or at what one person did. */
  forms: {
    create: 'work',
    update: 'work',
    publish: 'work',
    close: 'work',
    delete: 'work',
    look_up: 'access',
    export: 'access',
    /** Mailing people a link of their own, sending one anew, and stopping one. */
    ask: 'people',
    send_link: 'people',
    withdraw_link: 'people',
  },
  form_submissions: {
    delete: 'people',
    look_up: 'access',
    note: 'people',
    update_note: 'people',
    delete_note: 'people',
  },
  /** Volunteer centres: on the record of the one that it was done with. */
  managed_centers: {
    open: 'work',
    update: 'work',
    close: 'work',
    reopen: 'work',
    make_export: 'people',
    fetch_export: 'people',
    bring_in: 'work',
  },
  menu_items: { create: 'work', update: 'work', reorder: 'work', delete: 'work' },
  center_settings: { update: 'work' },
  uploads: { replace: 'work', delete: 'work' },
  /** Those of the platform: on the record of the centre where the admin did it. */
  stock_images: { create: 'work', update: 'work', delete: 'work' },
  themes: { update: 'work', restore: 'work', publish: 'work' },
  /** The pages that every centre has; `reason` says which of them. */
  legal_texts: { update: 'work', restore: 'work', publish: 'work' },
  /** A file of people, whole: what it did with each of them is on that person's own record. */
  imports: { import: 'people' },
  /** The same of a file of vacancies. */
  vacancy_imports: { import: 'work' },
  /** Addresses that vacancies are read from; `read` is one time that brought something. */
  vacancy_feeds: {
    create: 'work',
    update: 'work',
    pause: 'work',
    resume: 'work',
    read: 'work',
    delete: 'work',
  },
  /** The same for one action with many accounts. */
  vacancy_bulk_edits: { change: 'work', undo: 'work' },
  page_bulk_edits: {
    publish: 'work',
    unpublish: 'work',
    delete: 'work',
    restore: 'work',
    undo: 'work',
  },
  user_bulk_edits: { archive: 'people', resend_invitation: 'people', add_role: 'people', undo: 'people' },
} as const satisfies Record<string, Record<string, AuditTopic>>;

const ofPlainNouns = Object.fromEntries(
  Object.keys(plainNouns).map((type) => [type, Object.fromEntries(plainActs.map((act) => [act, 'work']))]),
) as Record<PlainNounType, Record<PlainAct, 'work'>>;

export const auditActions = { ...ownActions, ...ofPlainNouns };

/** Those that have words of their own for each act. */
export type WordedSubject = keyof typeof ownActions;

/** JSON:API types that something can be done with. */
export type AuditSubject = keyof typeof auditActions;
export type AuditAction<Subject extends AuditSubject> = keyof (typeof auditActions)[Subject] & string;

/** An act together with what it is done with. */
export type AuditEventOf = {
  [Subject in AuditSubject]: { subjectType: Subject; act: AuditAction<Subject> };
}[AuditSubject];

/** Done with many accounts at once: it leads to the list of them. */
export const isWithMany = ({ subjectType, act }: { subjectType: string; act: string }): boolean =>
  subjectType === 'imports' || subjectType === 'user_bulk_edits' || act === 'export';

/** Null for an action that nobody records (any more). */
export function topicOf(subjectType: string, act: string): AuditTopic | null {
  const acts: Record<string, AuditTopic> | undefined = Object.hasOwn(auditActions, subjectType)
    ? auditActions[subjectType as AuditSubject]
    : undefined;
  return acts && Object.hasOwn(acts, act) ? (acts[act] ?? null) : null;
}
