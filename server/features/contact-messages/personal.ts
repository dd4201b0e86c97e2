/** What somebody asked the centre, and who answered. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const contactPersonalData: PersonalPart = {
  tables: {
    contact_messages: {
      columns: [
        'user_id',
        'sender_name',
        'sender_email',
        'answered_by_id',
        'answered_by_name',
        'assignee_id',
      ],
      whenGone: 'with_account',
      download: ['contact_messages', 'questions_to_answer'],
    },
  },
  download: {
    contact_messages: {
      names: ['vragen-aan-de-centrale', 'questions-to-the-centre'],
      columns: {
        topic: ['onderwerp', 'topic'],
        answer: ['antwoord', 'answer'],
        answered_at: ['beantwoord op', 'answered on'],
      },
      read: (center, { userId, email }) => sql`
        select topic, message, status, answer, answered_at, created_at from contact_messages
        where volunteer_center_id = ${center} and (user_id = ${userId} or lower(sender_email) = lower(${email}))
        order by created_at, id`,
    },
    /** Of others, so nothing of what they asked. */
    questions_to_answer: {
      names: ['vragen-die-jij-beantwoordt', 'questions-that-you-answer'],
      columns: { topic: ['onderwerp', 'topic'] },
      read: (center, { userId }) => sql`
        select topic, status, created_at from contact_messages
        where volunteer_center_id = ${center} and assignee_id = ${userId} order by created_at, id`,
    },
  },
  forget: [
    (center, { email }) => sql`
      delete from contact_messages where volunteer_center_id = ${center} and lower(sender_email) = ${email}`,
  ],
  forgetActions: [
    (center, userId) => sql`
      update contact_messages set assignee_id = null where volunteer_center_id = ${center} and assignee_id = ${userId}`,
    (center, userId) => sql`
      update contact_messages set answered_by_id = null, answered_by_name = null
      where volunteer_center_id = ${center} and answered_by_id = ${userId}`,
  ],
};
