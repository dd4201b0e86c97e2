/** What other nouns change of an account goes through here: they judge it, record it and tell it. */
import type { Updateable } from 'kysely';
import type { Users } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Never what tells accounts apart, nor when they came. */
export type AccountChange = Omit<
  Updateable<Users>,
  'volunteerCenterId' | 'id' | 'createdAt' | 'signupMethod' | 'sortName'
>;

/** Changes one account, or several alike in one statement. */
export async function changeAccounts(
  scope: TenantScope,
  who: string | readonly string[],
  change: AccountChange,
): Promise<void> {
  const ids = [who].flat();
  if (ids.length === 0) return;
  await scope.db
    .updateTable('users')
    .set(change)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', ids)
    .execute();
}

/** Removes an account for good; what hangs on it goes with it. */
export async function removeAccount(scope: TenantScope, id: string): Promise<void> {
  await scope.db
    .deleteFrom('users')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
}
