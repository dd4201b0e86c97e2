/** Who is mailed when a form of a centre was filled in. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const formPersonalData: PersonalPart = {
  tables: {
    forms: {
      columns: ['notify_emails'],
      whenGone: 'emptied',
      download: [],
      why: "where the centre's own staff reads its mail; a person sees their own address at their account",
    },
  },
  forget: [
    (center, { email }) => sql`
      update forms set notify_emails = array(select one from unnest(notify_emails) with ordinality as e (one, at)
        where lower(one) <> ${email} order by at)
      where volunteer_center_id = ${center}
        and exists (select from unnest(notify_emails) as e (one) where lower(one) = ${email})`,
  ],
};
