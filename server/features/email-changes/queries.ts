/** The change of address that waits, if there is one. */
import type { SignedIn } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface PendingChange {
  id: string;
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Undefined when nothing waits, or the button works no longer. */
export async function pendingChange(
  home: TenantScope,
  { userId }: SignedIn,
  now: Date,
): Promise<PendingChange | undefined> {
  const row = await home.db
    .selectFrom('oneTimeTokens')
    .select(['id', 'data', 'createdAt', 'expiresAt'])
    .where('volunteerCenterId', '=', home.centerId)
    .where('userId', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row && { ...row, email: String((row.data as { email?: string } | null)?.email ?? '') };
}

/** Whether somebody of this centre has the address, in any case. */
export async function isTaken(home: TenantScope, email: string): Promise<boolean> {
  const found = await home.db
    .selectFrom('users')
    .select('id')
    .where('volunteerCenterId', '=', home.centerId)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return found !== undefined;
}
