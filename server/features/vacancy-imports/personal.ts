/** Files of vacancies: who sent them, and whose address stands in them as a contact. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const vacancyImportPersonalData: PersonalPart = {
  tables: {
    vacancy_imports: {
      columns: [
        'owner_id',
        'owner_name',
        'acting_admin_id',
        'acting_admin_name',
        'file_name',
        'other_sheets',
        'columns',
        'rows',
        'report',
      ],
      whenGone: 'removed',
      download: ['vacancy_imports'],
    },
  },
  download: {
    vacancy_imports: {
      names: ['vacature-importen', 'vacancy-imports'],
      columns: {
        added: ['toegevoegd', 'added'],
        changed: ['gewijzigd', 'changed'],
        row_count: ['aantal rijen', 'number of rows'],
        source: ['bron', 'source'],
      },
      read: (center, { userId }) => sql`
        select file_name, source, status, row_count, added, changed, created_at from vacancy_imports
        where volunteer_center_id = ${center} and owner_id = ${userId} order by created_at, id`,
    },
  },
  forget: [
    // A file waits a day to be brought in. Whoever goes meanwhile is the contact of nothing in it: it goes, with what was
    // being brought in of it, and can be sent anew.
    (center, { email }) => sql`
      delete from vacancy_imports where volunteer_center_id = ${center}
        and (strpos(lower(rows::text), ${email}) > 0 or strpos(lower(columns::text), ${email}) > 0
          or strpos(lower(report::text), ${email}) > 0)`,
  ],
  forgetActions: [
    (center, userId) =>
      sql`delete from vacancy_imports where volunteer_center_id = ${center} and owner_id = ${userId}`,
    (center, userId) => sql`
      update vacancy_imports set acting_admin_id = null, acting_admin_name = null
      where volunteer_center_id = ${center} and acting_admin_id = ${userId}`,
  ],
};
