/** In which pages forms stand. */
import { sql } from 'kysely';
import { namedPages, type FormUse } from '#contract/forms.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { FormRow } from '../queries.ts';

/** Of these, those that stand in one, in one statement: in its draft, or as it is online. What a page names is kept beside it. */
export async function formUses(
  { db, centerId }: TenantScope,
  forms: readonly Pick<FormRow, 'id'>[],
): Promise<FormUse[]> {
  if (forms.length === 0) return [];
  const wanted = sql`${forms.map(({ id }) => id)}::uuid[]`;
  const { rows } = await sql<FormUse>`
    select s.form as id, count(*)::int as records,
      (array_agg(jsonb_build_object('id', s.id, 'title', s.title) order by s.title, s.id))[:${sql.lit(namedPages)}] as pages
    from (
      select p.id, p.title, unnest(p.named_ids) as form from pages p
      where p.volunteer_center_id = ${centerId} and p.deleted_at is null and p.named_ids && ${wanted}
      union
      select p.id, p.title, unnest(o.named_ids) from published_pages o
      join pages p on p.volunteer_center_id = o.volunteer_center_id and p.id = o.id
      where o.volunteer_center_id = ${centerId} and p.deleted_at is null and o.named_ids && ${wanted}
    ) s
    where s.form = any(${wanted})
    group by s.form`.execute(db);
  return rows;
}
