/** Applications of somebody who goes, and those that they decided about. */
import { sql } from 'kysely';
import { answerLines } from '#server/features/form-submissions/personal.ts';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const applicationPersonalData: PersonalPart = {
  tables: {
    applications: {
      columns: [
        'user_id',
        'email',
        'first_name',
        'last_name',
        'phone_number',
        'answers',
        'decided_by_id',
        'decided_by_name',
        'sort_name',
      ],
      whenGone: 'emptied',
      download: ['applications'],
    },
  },
  download: {
    applications: {
      names: ['aanmeldingen', 'applications'],
      columns: {
        answers: ['antwoorden', 'answers'],
        agreed_to: ['akkoord met', 'agreed to'],
        consented_at: ['toestemming gegeven op', 'consented on'],
        keep_text: ['toestemming om langer te bewaren', 'consent to keep it longer'],
        keep_withdrawn_at: ['langer bewaren ingetrokken op', 'keeping longer withdrawn on'],
        decision_message: ['bericht bij het besluit', 'message with the decision'],
        reject_reason: ['reden van afwijzen', 'reason for rejection'],
        withdraw_reason: ['reden van intrekken', 'reason for withdrawal'],
      },
      read: (center, { userId, email }) => sql`
        select v.title as vacancy, o.name as organization, a.first_name, a.last_name, a.email, a.phone_number, a.message,
          ${answerLines(sql`a.answers`)} as answers, a.agreed_to, a.locale,
          coalesce(a.status, 'new') as status, a.decision_message, a.reject_reason, a.confirmed_at, a.decided_at,
          a.withdrawn_at, a.withdraw_reason, a.consented_at, a.consent_text,
          a.keep_text, a.keep_withdrawn_at, a.created_at
        from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
        join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
        where a.volunteer_center_id = ${center}
          and (a.user_id = ${userId} or (a.user_id is null and a.confirmed_at is not null and lower(a.email) = lower(${email})))
        order by a.created_at, a.id`,
    },
  },
  forgetActions: [
    (center, userId) => sql`
      update applications set decided_by_id = null, decided_by_name = null
      where volunteer_center_id = ${center} and decided_by_id = ${userId}`,
  ],
  emptyApplications: (center, ids) => sql`
    update applications set user_id = null, first_name = '–', last_name = '–', email = 'removed@' || id || '.invalid',
      phone_number = null, message = '–', answers = '[]', agreed_to = null, decision_message = null, withdraw_reason = null, anonymized_at = now(),
      lock_version = lock_version + 1, updated_at = now()
    where volunteer_center_id = ${center} and anonymized_at is null and id = ${ids}`,
};
