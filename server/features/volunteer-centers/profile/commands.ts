/** The profile of a centre is written here, whoever says what is to stand in it. */
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import type { VolunteerCenterProfiles } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

interface Names {
  name: string;
  nameEn: string | null;
  /** Languages of its site. */
  locales: readonly Locale[];
}
type Reached = Pick<Insertable<VolunteerCenterProfiles>, 'email' | 'phoneNumber' | 'address'>;

/** The profile of a new centre. */
export const makeProfile = async (
  there: TenantScope,
  { name, nameEn, locales, ...reached }: Names & Reached,
): Promise<void> => {
  await there.db
    .insertInto('volunteerCenterProfiles')
    .values({ volunteerCenterId: there.centerId, name, nameEn, locales: [...locales], ...reached })
    .execute();
};

/** What all pages of its site read: writing it also makes kept pages old. */
export const nameCenter = async (there: TenantScope, { name, nameEn, locales }: Names): Promise<void> => {
  await there.db
    .updateTable('volunteerCenterProfiles')
    .set({ name, nameEn, locales: [...locales], updatedAt: sql<Date>`now()` })
    .where('volunteerCenterId', '=', there.centerId)
    .execute();
};

/** Changes these columns. The version of what the centre set itself is `lockVersion`. */
export const changeProfile = async (
  { db, centerId }: TenantScope,
  columns: Updateable<VolunteerCenterProfiles>,
): Promise<void> => {
  await db
    .updateTable('volunteerCenterProfiles')
    .set(columns)
    .where('volunteerCenterId', '=', centerId)
    .execute();
};
