/** What people filled in on forms. It hangs on no account; what leads to a person is a mail address: one that was asked, or one that the link was sent to. */
import { sql, type RawBuilder } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

/** What was answered, as it was called to whoever did. */
const answered = sql`coalesce(answer->'labels', answer->'value')`;
/** An answer as a line: of several choices one after the other, of a tick whether it stands. */
const asLine = sql`case jsonb_typeof(${answered})
  when 'array' then (select string_agg(one, ', ' order by at) from jsonb_array_elements_text(${answered}) with ordinality c (one, at))
  when 'boolean' then case when (answer->>'value')::boolean then '✓' else '–' end
  else concat_ws(' ', answer->>'value', answer->>'unit') end`;

/** Answers as they are kept, each with its question on a line. */
export const answerLines = (answers: RawBuilder<unknown>) => sql`(
  select string_agg((answer->>'text') || ' ' || ${asLine}, E'\n' order by place)
  from jsonb_array_elements(${answers}) with ordinality as given (answer, place))`;

/** One of the answers of a submission, `s`, is this address, or it came by a link that was sent there. */
const hasAddress = (email: RawBuilder<unknown>) => sql`(exists (
  select from jsonb_array_elements(s.answers) answer
  where answer->>'questionType' = 'email' and lower(answer->>'value') = ${email})
  or s.token_id in (select t.id from form_tokens t where t.volunteer_center_id = s.volunteer_center_id and lower(t.email) = ${email}))`;

export const formSubmissionPersonalData: PersonalPart = {
  tables: {
    form_submissions: { columns: ['answers'], whenGone: 'removed', download: ['form_submissions'] },
  },
  download: {
    form_submissions: {
      names: ['ingevulde-formulieren', 'forms-filled-in'],
      columns: {
        form: ['formulier', 'form'],
        answers: ['antwoorden', 'answers'],
        agreed: ['akkoord met', 'agreed to'],
        notes: ['notities', 'notes'],
      },
      read: (center, { email }) => sql`
        select f.title as form, ${answerLines(sql`s.answers`)} as answers, s.agreed_to as agreed, (
          select string_agg(n.note, E'\n' order by n.created_at, n.id) from internal_notes n
          where n.volunteer_center_id = s.volunteer_center_id and n.subject_type = 'form_submissions' and n.subject_id = s.id) as notes,
          s.created_at
        from form_submissions s
        join forms f on f.volunteer_center_id = s.volunteer_center_id and f.id = s.form_id
        where s.volunteer_center_id = ${center} and ${hasAddress(sql`lower(${email})`)}
        order by s.created_at, s.id`,
    },
  },
  forget: [
    (center, { email }) => sql`
      delete from form_submissions s where s.volunteer_center_id = ${center} and ${hasAddress(sql`${email}`)}`,
  ],
};
