/** What is known of links without using one up. */
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Whether a parent was mailed for a yes: only after the young person has proven their own address. */
export async function wasParentAsked(scope: TenantScope, userId: string): Promise<boolean> {
  const token = await scope.db
    .selectFrom('oneTimeTokens')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId)
    .where('purpose', '=', 'parent_consent')
    .limit(1)
    .executeTakeFirst();
  return token !== undefined;
}
