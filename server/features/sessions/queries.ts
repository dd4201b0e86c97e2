/** Accounts as signing in needs them. */
import type pg from 'pg';
import { accountColumns, accountRoles, type AccountRow } from '#server/auth/account.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface SignInCandidate {
  centerId: number;
  userId: string;
  passwordHash: string | null;
  isAdmin: boolean;
  isConfirmed: boolean;
}

/**
 * Accounts with this address at any centre: the one of this centre first, then admins, then confirmed ones. Archived ones come
 * last: whose organisation moved is led to where they sign in now.
 */
export async function signInCandidates(
  pool: pg.Pool,
  email: string,
  centerId: number,
): Promise<SignInCandidate[]> {
  const { rows } = await pool.query<SignInCandidate>(
    `select volunteer_center_id as "centerId", user_id as "userId", password_hash as "passwordHash",
       is_admin as "isAdmin", confirmed_at is not null as "isConfirmed"
     from accounts_by_email($1, $2) with ordinality
       as found (volunteer_center_id, user_id, password_hash, status, confirmed_at, is_admin, place)
     order by status = 'archived', place`,
    [email, centerId],
  );
  return rows;
}

/** The account with its password, held until the transaction ends: a changed password and a sign-in go one by one. */
export async function lockAccount(
  scope: TenantScope,
  userId: string,
): Promise<(AccountRow & { passwordHash: string | null }) | undefined> {
  return scope.db
    .selectFrom('users as u')
    .select(accountColumns)
    .select('u.passwordHash')
    .select(accountRoles)
    .where('u.id', '=', userId)
    .forNoKeyUpdate('u')
    .executeTakeFirst();
}

/** Whether somebody ever chose one; not so for whoever was invited. */
export async function hasPassword(scope: TenantScope, userId: string): Promise<boolean> {
  const account = await scope.db
    .selectFrom('users')
    .select('passwordHash')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return (account?.passwordHash ?? null) !== null;
}
