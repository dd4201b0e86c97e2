/** Where a link stands, without using it up. */
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findByHash, type AccountPurpose, type ApplicationPurpose } from '../commands.ts';

/** What a link is for, and whether it would work now. */
export async function tokenState(scope: TenantScope, token: string, now: Date) {
  const row = await findByHash(scope, token).executeTakeFirst();
  if (!row)
    return { purpose: null, userId: null, applicationId: null, state: 'unknown', isReplaced: false } as const;
  const isReplaced = row.usedAt === null && row.replacedAt !== null;
  const isOver = isReplaced || row.expiresAt <= now;
  const state = row.usedAt !== null ? 'used' : isOver ? 'expired' : 'good';
  const { userId, applicationId } = row;
  return {
    purpose: row.purpose as ApplicationPurpose | AccountPurpose,
    userId,
    applicationId,
    state,
    /** A newer mail has a link that works. */
    isReplaced,
  } as const;
}

type AccountTokenState = { state: 'used' | 'expired' | 'unknown' } | { state: 'good'; userId: string };

/** Whether a link would work now, without using it up: what its page shows before the button is pressed. */
export async function accountTokenState(
  scope: TenantScope,
  token: string,
  purposes: readonly AccountPurpose[],
  now: Date,
): Promise<AccountTokenState> {
  const { purpose, state, userId } = await tokenState(scope, token, now);
  if (userId === null || !purposes.includes(purpose as AccountPurpose)) return { state: 'unknown' };
  return state === 'good' ? { state, userId } : { state };
}
