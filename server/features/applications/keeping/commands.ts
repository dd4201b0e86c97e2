/** Taking back that applications are kept for longer: of one by the link of its mail, of all by the settings of an account. */
import type { TenantScope } from '#server/tenancy/scope.ts';

type Which = { id: string } | { userId: string };

/** What was agreed with the applications themselves stands no longer. When that was stays. */
export async function stopKeeping(scope: TenantScope, which: Which, now: Date): Promise<void> {
  const kept = scope.db
    .updateTable('applications')
    .set({ keepWithdrawnAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('keepDays', 'is not', null)
    .where('keepWithdrawnAt', 'is', null);
  const theirs = 'id' in which ? kept.where('id', '=', which.id) : kept.where('userId', '=', which.userId);
  await theirs.execute();
}
