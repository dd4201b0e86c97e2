/** Words that no vacancy has any more: a day after they were written, as somebody may be looking for a better one. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const ownTagCleanings: Cleanings = {
  own_tags: (center) => sql`
    delete from own_tags where volunteer_center_id = ${center} and id in (
      select g.id from own_tags g
      where g.volunteer_center_id = ${center} and g.merged_into is null and g.updated_at < now() - interval '1 day'
        and not exists (select from own_tags other where other.volunteer_center_id = ${center} and other.merged_into = g.id)
        and not exists (select from vacancies v where v.volunteer_center_id = ${center} and g.name = any(v.tags)
          and not v.tags <@ '{once,regularly,multi_day,flexible,free}'::text[])
      for update skip locked)`,
};
