/** Applications that were sent from an address before it had an account. */
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What was sent without an account from this address, which is proven, is the person's own from now on. */
export const tieApplications = (scope: TenantScope, account: { userId: string; email: string }) =>
  scope.db
    .updateTable('applications')
    .set({ userId: account.userId })
    .where('volunteerCenterId', '=', scope.centerId)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', account.email.toLowerCase()))
    .where('userId', 'is', null)
    .execute();
