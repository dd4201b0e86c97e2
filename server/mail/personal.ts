/** Mails to somebody who goes, and mails that name them. */
import { sql, type RawBuilder } from 'kysely';
import { names, type PersonalPart } from '#server/tenancy/personal.ts';

/** Mails that have left or never will. One that waits goes to somebody who needs it, whoever is named in it. */
const hasLeft = sql`status in ('sent', 'bounced', 'failed') and body_text <> ''`;

/** Mails to who runs an organisation or the centre, about somebody who helps, asks or signs up. */
const aboutOthers = [
  'application_received',
  'application_withdrawn',
  'application_reminder',
  'organization_waiting',
  'organization_join_requested',
  'vacancy_question',
];
/** What somebody asked is theirs, and went to a mailbox that they need not know. */
const isAsker = (email: string) => sql`lower(reply_to) is not distinct from lower(${email})`;
/** Of a mail about others only that it went out. */
const ofOneself = (email: string, words: RawBuilder<unknown>) =>
  sql`case when not ${isAsker(email)} and template = any(${aboutOthers}) then null else ${words} end`;
/** Links in mails open accounts: whoever finds the file may not. */
const withoutSecrets = sql`regexp_replace(body_text, '((?:token|key)=)[A-Za-z0-9_-]+', '\\1…', 'g')`;

export const mailPersonalData: PersonalPart = {
  tables: {
    email_deliveries: {
      columns: ['user_id', 'recipient', 'reply_to', 'about_id', 'undo_id'],
      whenGone: 'removed',
      download: ['mails'],
    },
  },
  download: {
    mails: {
      names: ['mails', 'emails'],
      columns: {
        recipient: ['naar', 'to'],
        sent_at: ['verstuurd op', 'sent on'],
        subject: ['onderwerp', 'subject'],
        template: ['soort mail', 'kind of email'],
        text: ['tekst', 'text'],
      },
      read: (center, { userId, email }) => sql`
        select template, case when ${isAsker(email)} then null else recipient end as recipient,
          ${ofOneself(email, sql`subject`)} as subject, ${ofOneself(email, withoutSecrets)} as text,
          status, sent_at, created_at from email_deliveries
        where volunteer_center_id = ${center}
          and (user_id = ${userId} or lower(recipient) = lower(${email}) or lower(reply_to) = lower(${email}))
        order by created_at, id`,
    },
  },
  forget: [
    // Mails to the person go. In those to others the address may stand: of these stays that they were sent.
    (center, { userId, email }) => sql`
      delete from email_deliveries where volunteer_center_id = ${center}
        and (user_id = ${userId} or (user_id is null and lower(recipient) = ${email}))`,
    (center, { email }) => sql`
      update email_deliveries set subject = '', body_text = '', body_html = '', unsubscribe_url = null, reply_to = null
      where volunteer_center_id = ${center} and ${hasLeft}
        and (${names('body_text', email)} or lower(reply_to) = ${email})`,
    // Applicants were told whom to meet. Only mails about vacancies of which this person is the contact are looked at.
    (center, { email, name }) => sql`
      update email_deliveries m set subject = '', body_text = '', body_html = '', unsubscribe_url = null
      where volunteer_center_id = ${center} and ${hasLeft} and template in ('application_sent', 'application_accepted')
        and strpos(lower(body_text), lower(${name})) > 0 and exists (
          select from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
          where a.volunteer_center_id = ${center} and lower(a.email) = lower(m.recipient) and lower(v.contact_email) = ${email})`,
  ],
  forgetActions: [
    // Whom they asked in read their name. Before the log forgets who that was; what still waits to be sent is left alone.
    (center, userId) => sql`
      update email_deliveries set subject = '', body_text = '', body_html = '', unsubscribe_url = null
      where volunteer_center_id = ${center} and template = 'invitation' and status in ('sent', 'bounced', 'failed')
        and user_id in (select subject_id from audit_events where volunteer_center_id = ${center}
          and actor_id = ${userId} and subject_type = 'users' and act in ('invite', 'resend_invitation', 'import'))`,
  ],
};
