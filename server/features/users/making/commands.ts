/** Accounts come into being here, and nowhere else. */
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Whoever signed up with an address and did not prove it may be anybody. With a role, its owner chooses the password. */
export async function forgetUnproven(scope: TenantScope, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await scope.db
    .updateTable('users')
    .set({ passwordHash: null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...userIds])
    .where('confirmedAt', 'is', null)
    .execute();
}
