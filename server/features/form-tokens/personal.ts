/** Who was asked to fill forms in, by their address. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const formTokenPersonalData: PersonalPart = {
  tables: {
    form_tokens: { columns: ['email', 'name'], whenGone: 'removed', download: ['form_tokens'] },
  },
  download: {
    form_tokens: {
      names: ['gevraagd-om-in-te-vullen', 'asked-to-fill-in'],
      columns: {
        form: ['formulier', 'form'],
        sent: ['verstuurd', 'sent'],
        used: ['ingevuld', 'filled in'],
        withdrawn: ['ingetrokken', 'withdrawn'],
      },
      read: (center, { email }) => sql`
        select f.title as form, t.email, t.name, t.sent_at as sent, t.used_at as used, t.withdrawn_at as withdrawn, t.created_at
        from form_tokens t
        join forms f on f.volunteer_center_id = t.volunteer_center_id and f.id = t.form_id
        where t.volunteer_center_id = ${center} and lower(t.email) = lower(${email})
        order by t.created_at, t.id`,
    },
  },
  forget: [
    (center, { email }) => sql`
      delete from form_tokens where volunteer_center_id = ${center} and lower(email) = ${email}`,
  ],
};
