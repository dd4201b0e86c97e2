/** The pictures of an organisation that goes to another centre. */
import { sql } from 'kysely';
import type { Move, MovedPicture } from '#server/http/organization-parts.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What an organisation, its vacancies and its forms show. */
export async function picturesOf(
  scope: TenantScope,
  { id, logoId, coverImageId }: Move['organization'],
): Promise<MovedPicture[]> {
  const ids = [logoId, coverImageId].filter((one) => one !== null);
  const ofItsOwn = sql`select unnest(v.image_ids) from vacancies v
    where v.volunteer_center_id = ${scope.centerId} and v.organization_id = ${id}
    union all select unnest(f.image_ids) from forms f
    where f.volunteer_center_id = ${scope.centerId} and f.organization_id = ${id}`;
  const { rows } = await sql<MovedPicture>`
    select u.id, u.storage_key, exists (select from organizations o where o.volunteer_center_id = u.volunteer_center_id
      and o.id <> ${id} and (o.logo_id = u.id or o.cover_image_id = u.id)) or exists (select from vacancies v
      where v.volunteer_center_id = u.volunteer_center_id and v.organization_id <> ${id}
      and v.image_ids <> '{}' and v.image_ids @> array[u.id]) or exists (select from forms f
      where f.volunteer_center_id = u.volunteer_center_id and f.organization_id is distinct from ${id}::uuid
      and f.image_ids <> '{}' and f.image_ids @> array[u.id]) as is_shared
    from uploads u where u.volunteer_center_id = ${scope.centerId} and (u.id = any(${ids}::uuid[]) or u.id in (${ofItsOwn}))
    order by u.id`.execute(scope.db);
  return rows;
}
