/** Searches that an address was mailed about before it had an account. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What was confirmed from this address, which is proven, is the person's own from now on: one mail comes of all. */
export const tieAlerts = (scope: TenantScope, account: { userId: string; email: string }) =>
  scope.db
    .updateTable('searchAlerts')
    .set({ userId: account.userId, email: null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where(sql<string>`lower(email)`, '=', account.email.toLowerCase())
    .where('confirmedAt', 'is not', null)
    .execute();
