/** Files of people in which somebody who goes stands, and those that they sent. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const importPersonalData: PersonalPart = {
  tables: {
    imports: {
      columns: ['owner_id', 'owner_name', 'file_name', 'other_sheets', 'columns', 'rows', 'report'],
      whenGone: 'removed',
      download: ['imports'],
    },
  },
  download: {
    imports: {
      names: ['importen', 'imports'],
      columns: {
        added: ['toegevoegd', 'added'],
        row_count: ['aantal rijen', 'number of rows'],
      },
      read: (center, { userId }) => sql`
        select file_name, status, row_count, added, created_at from imports
        where volunteer_center_id = ${center} and owner_id = ${userId} order by created_at, id`,
    },
  },
  forget: [
    // A file of people waits a day to be brought in. Whoever goes meanwhile stands in none; the others stay in it.
    (center, { email }) => sql`
      update imports i set rows = kept.rows, row_count = row_count - kept.gone,
        columns = (select coalesce(jsonb_agg(c || '{"samples": []}' order by place), '[]')
          from jsonb_array_elements(i.columns) with ordinality as every(c, place))
      from (
        select x.id, coalesce(jsonb_agg(r order by place) filter (where not is_theirs), '[]') as rows,
          count(*) filter (where is_theirs) as gone
        from imports x cross join jsonb_array_elements(x.rows) with ordinality as every(r, place)
        cross join lateral (select exists (
          select from jsonb_array_elements_text(r -> 'cells') cell where lower(btrim(cell)) = ${email}) as is_theirs) judged
        where x.volunteer_center_id = ${center} group by x.id) kept
      where i.volunteer_center_id = ${center} and i.id = kept.id and kept.gone > 0`,
    // Who was not brought in is told for a day, by name or else by address. A name tells nobody apart, so after somebody goes it names none.
    (center) => sql`
      update imports i set report = (select jsonb_agg(r || '{"name": null, "email": null}' order by place)
        from jsonb_array_elements(i.report) with ordinality as every(r, place))
      where i.volunteer_center_id = ${center}
        and exists (select from jsonb_array_elements(i.report) r where coalesce(r ->> 'name', r ->> 'email') is not null)`,
  ],
  forgetActions: [
    (center, userId) =>
      sql`delete from imports where volunteer_center_id = ${center} and owner_id = ${userId}`,
  ],
};
