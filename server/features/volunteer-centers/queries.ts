import { sql, type Selectable } from 'kysely';
import type { VolunteerCenterProfiles } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ProfileRow = Selectable<VolunteerCenterProfiles>;

/** Name and look of the centre of the scope. */
export const centerProfile = (scope: TenantScope): Promise<ProfileRow | undefined> =>
  scope.db
    .selectFrom('volunteerCenterProfiles')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .executeTakeFirst();

/** Names and looks of all centres: through the one function that may read them across centres. */
export async function allCenterProfiles(scope: TenantScope): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`select * from all_center_profiles()`.execute(scope.db);
  return rows;
}
