/** Links in mails that have become senseless: each change names those that it ends, and they say 'used' from then on. */
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { AccountPurpose } from '../commands.ts';

/** What happened to an account, and the links that must not open or change it any more. */
const endedBy = {
  /** The address was proven, by whichever link: nobody needs to be asked in, or to prove it, again. */
  address_proven: ['invitation', 'confirm_account', 'parent_consent'],
  /** Somebody who reads an older mail may not get in, or lead the account to another address. */
  password_chosen: ['invitation', 'sign_in', 'reset_password', 'change_email'],
  /** The old mailbox may be another's by now, and holds links of every kind. */
  address_changed: 'all',
  /** Archived or switched off. */
  account_closed: 'all',
} as const satisfies Record<string, readonly AccountPurpose[] | 'all'>;

export type LinkEnd = keyof typeof endedBy;

/** Ends the links of these people that this makes senseless. */
export async function endLinks(
  scope: TenantScope,
  userIds: readonly string[],
  by: LinkEnd,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const purposes = endedBy[by];
  const unused = scope.db
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', 'in', [...userIds])
    .where('usedAt', 'is', null);
  await (purposes === 'all' ? unused : unused.where('purpose', 'in', [...purposes])).execute();
}
