/** Pages that nobody can bring back any more, and links to drafts that no longer work. */
import { sql } from 'kysely';
import { binDays } from '#contract/page-fields.ts';
import { presenceSeconds } from '#contract/page-presences.ts';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const pageCleanings: Cleanings = {
  pages: (center) => sql`
    delete from pages where volunteer_center_id = ${center} and deleted_at < now() - make_interval(days => ${binDays})`,
  page_presences: (center) => sql`
    delete from page_presences where volunteer_center_id = ${center}
      and seen_at < now() - make_interval(secs => ${presenceSeconds})`,
  page_shares: (center) => sql`
    delete from page_shares where volunteer_center_id = ${center} and expires_at < now()`,
};
