/** A word of the centre's own at all vacancies that have it. */
import { sql } from 'kysely';
import { vacancyTags } from '#contract/vacancy-words.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Puts `to` in its place, once, or takes it off. That is no change of the vacancy that somebody who writes it would have to see. */
export const replaceTag = ({ db, centerId }: TenantScope, from: string, to: string | null) =>
  sql`
    update vacancies set tags = array(
      select tag from unnest(array_replace(tags, ${from}, ${to})) with ordinality as one(tag, at)
      where tag is not null group by tag order by min(at))
    where volunteer_center_id = ${centerId} and ${from} = any(tags)
      and not tags <@ ${sql.lit(`{${vacancyTags.join()}}`)}::text[]`.execute(db);
