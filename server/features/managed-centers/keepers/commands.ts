/** Who runs a centre is asked in by an admin, as anybody is, on that centre's own site. */
import type { CenterKeeperInvite } from '#contract/managed-centers.ts';
import { userByEmail } from '#server/features/users/administration/queries.ts';
import { inviteUser, resendInvitation } from '#server/features/users/invitations/commands.ts';
import { siteOrigin } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { holdCenters, inCenter, type ManagingContext } from '../commands.ts';
import { holdCenter, insideOf, type ManagedCenterRow } from '../queries.ts';

export type InvitingContext = ManagingContext & Pick<Context, 'locale' | 'sender'>;

/**
 * Asks somebody in; whoever was asked before and has not come yet gets a new link, and the earlier one stops working. Throws 422
 * for the address of an account of another kind, 429 when that address had too many mails.
 */
export async function askIn(
  context: InvitingContext,
  there: TenantScope,
  { center }: Pick<ManagedCenterRow, 'center'>,
  invite: CenterKeeperInvite,
): Promise<void> {
  const inviting = { ...context, scope: there, center, origin: siteOrigin(context.services, center) };
  const known = await userByEmail(there, invite.email);
  const isAsked = known?.status === 'invited' && known.roles.some(({ role }) => role === 'center_superuser');
  if (known && isAsked) await resendInvitation(inviting, known);
  else await inviteUser(inviting, { ...invite, role: 'center_superuser' });
}

/** The same for a centre that is there. Throws 422 for one that is closed. */
export async function inviteKeeper(
  context: InvitingContext,
  { id }: ManagedCenterRow,
  invite: CenterKeeperInvite,
): Promise<ManagedCenterRow> {
  await holdCenters(context.scope);
  const row = (await holdCenter(context, id)) ?? refuse('not_found');
  if (row.state === 'closed') refuse('move_refused', { values: { state: row.state } });
  return inCenter(context.scope, row.centerId, async (there) => {
    await askIn(context, there, row, invite);
    return { ...row, ...(await insideOf(there)) };
  });
}
