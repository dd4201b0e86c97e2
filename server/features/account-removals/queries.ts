/** Accounts as leaving needs them. */
import type { Role } from '#contract/roles.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columns = ['id', 'email', 'firstName', 'lastName', 'locale', 'status'] as const;

/** The account with this address at this centre. */
export const accountByAddress = (scope: TenantScope, email: string) =>
  scope.db
    .selectFrom('users')
    .select(columns)
    .where('volunteerCenterId', '=', scope.centerId)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** The account, held until the transaction ends: nobody gives it a role meanwhile. */
export const accountToRemove = (scope: TenantScope, userId: string) =>
  scope.db
    .selectFrom('users')
    .select(['email', 'firstName', 'locale'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** The roles that somebody holds. */
export async function rolesOf(
  scope: TenantScope,
  userId: string,
): Promise<{ role: Role; organizationId: string | null }[]> {
  const rows = await scope.db
    .selectFrom('userRoles')
    .select(['role', 'organizationId'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId)
    .execute();
  // The table's check holds it to the list of the contract.
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}
