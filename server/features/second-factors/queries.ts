/** How an account is secured. */
import { sql, type Selectable } from 'kysely';
import type { OneTimeCodeSecrets, Users } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface Secured {
  userId: string;
  codesSince: Date | null;
  passkeys: number;
  recoveryCodesLeft: number;
  isRequired: boolean;
}

/** All of it at once. `isRequired`: the centre asks it of staff, and this person is. */
export async function securedOf(
  home: TenantScope,
  userId: string,
): Promise<Pick<Secured, 'codesSince' | 'passkeys' | 'recoveryCodesLeft'>> {
  const center = home.centerId;
  const { rows } = await sql<{ codesSince: Date | null; passkeys: string; recoveryCodesLeft: string }>`
    select
      (select confirmed_at from one_time_code_secrets where volunteer_center_id = ${center} and user_id = ${userId}) as codes_since,
      (select count(*) from passkeys where volunteer_center_id = ${center} and user_id = ${userId}) as passkeys,
      (select count(*) from recovery_codes
        where volunteer_center_id = ${center} and user_id = ${userId} and used_at is null) as recovery_codes_left`.execute(
    home.db,
  );
  const [row] = rows;
  return {
    codesSince: row?.codesSince ?? null,
    passkeys: Number(row?.passkeys ?? 0),
    recoveryCodesLeft: Number(row?.recoveryCodesLeft ?? 0),
  };
}

/** Whether a right password is not enough for this account. */
export async function hasSecondFactor(home: TenantScope, userId: string): Promise<boolean> {
  const { codesSince, passkeys } = await securedOf(home, userId);
  return codesSince !== null || passkeys > 0;
}

/** The secret, held until the transaction ends: a code is taken once. */
export const lockSecret = (
  home: TenantScope,
  userId: string,
): Promise<Selectable<OneTimeCodeSecrets> | undefined> =>
  home.db
    .selectFrom('oneTimeCodeSecrets')
    .selectAll()
    .where('volunteerCenterId', '=', home.centerId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Whom a mail about their account reaches; held until the transaction ends, so that what makes one due is counted one by one. */
export const lockAddressee = (
  home: TenantScope,
  userId: string,
): Promise<Pick<Selectable<Users>, 'id' | 'email' | 'firstName' | 'locale'> | undefined> =>
  home.db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'locale'])
    .where('volunteerCenterId', '=', home.centerId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Codes that did not fit after a right password. */
export async function wrongCodesSince(home: TenantScope, userId: string, since: Date): Promise<number> {
  const { count } = await home.db
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('volunteerCenterId', '=', home.centerId)
    .where('subjectType', '=', 'users')
    .where('subjectId', '=', userId)
    .where('act', '=', 'second_factor_failed')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
