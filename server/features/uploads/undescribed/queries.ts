/** Pictures of which nobody said what is on them. */
import { sql, type SqlBool } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Of `u`: neither words nor that it goes without. */
export const isUndescribed = sql<SqlBool>`u.kind = 'picture' and u.alt_text is null and not u.is_decoration`;

/** How many of the files of the centre, to be asked within another statement. */
export const numberOfUndescribedPictures = (scope: TenantScope) =>
  scope.db
    .selectFrom('uploads as u')
    .select(sql<number>`count(*)`.as('records'))
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.inFiles', '=', true)
    .where(isUndescribed);
