/** Who runs a centre is asked in by an admin, as anybody is, on that centre's own site. */
import type { CenterKeeperInvite, CenterKeeperReaddress } from '#contract/managed-centers.ts';
import { moveUser, updateUser } from '#server/features/users/administration/commands.ts';
import { lockUser, userByEmail } from '#server/features/users/administration/queries.ts';
import { inviteBack, inviteUser, resendInvitation } from '#server/features/users/invitations/commands.ts';
import type { UserRow } from '#server/features/users/resource.ts';
import { holdGuarded } from '#server/features/users/roles/commands.ts';
import { siteOrigin } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { holdCenters, inCenter, type ManagingContext } from '../commands.ts';
import { holdCenter, insideOf, type ManagedCenterRow } from '../queries.ts';

export type InvitingContext = ManagingContext & Pick<Context, 'locale' | 'sender'>;

/** A second press within it is the same wish. */
const oneWish = 60_000;

const invitingIn = (
  context: InvitingContext,
  there: TenantScope,
  { center }: Pick<ManagedCenterRow, 'center'>,
) => ({ ...context, scope: there, center, origin: siteOrigin(context.services, center) });

const isKeeper = ({ roles }: UserRow) => roles.some(({ role }) => role === 'center_superuser');
const waits = (user: UserRow) => user.status === 'invited' && isKeeper(user);
/** The invitation was taken back before anybody came. */
const isTakenBack = (user: UserRow) =>
  user.status === 'archived' && user.confirmedAt === null && isKeeper(user);

/** Once more, by a new link: the earlier one stops working. A second press is the same wish. */
async function askAgain(context: ReturnType<typeof invitingIn>, known: UserRow): Promise<void> {
  const asked = known.invitedAt?.getTime() ?? 0;
  if (context.now.getTime() - asked >= oneWish) await resendInvitation(context, known);
}

/**
 * Asks somebody in; whoever was asked before and has not come yet gets a new link, and the earlier one stops working. Throws 422
 * for the address of an account of another kind, 429 when that address had too many mails.
 */
export async function askIn(
  context: InvitingContext,
  there: TenantScope,
  row: Pick<ManagedCenterRow, 'center'>,
  invite: CenterKeeperInvite,
): Promise<void> {
  const inviting = invitingIn(context, there, row);
  const known = await userByEmail(there, invite.email);
  if (known && isTakenBack(known)) {
    const { firstName, lastName } = invite;
    await inviteBack(inviting, known, { firstName, lastName });
  } else if (known && waits(known)) await askAgain(inviting, known);
  else await inviteUser(inviting, { ...invite, role: 'center_superuser' });
}

/** Something with the invitations of a centre that is open. Throws 422 for one that is closed. */
async function inOpenCenter(
  context: InvitingContext,
  { id }: ManagedCenterRow,
  work: (there: TenantScope, row: ManagedCenterRow) => Promise<unknown>,
): Promise<ManagedCenterRow> {
  await holdCenters(context.scope);
  const row = (await holdCenter(context, id)) ?? refuse('not_found');
  if (row.state === 'closed') refuse('move_refused', { values: { state: row.state } });
  return inCenter(context.scope, row.centerId, async (there) => {
    await work(there, row);
    return { ...row, ...(await insideOf(there)) };
  });
}

/** The same for a centre that is there. Throws 422 for one that is closed. */
export const inviteKeeper = (
  context: InvitingContext,
  row: ManagedCenterRow,
  invite: CenterKeeperInvite,
): Promise<ManagedCenterRow> =>
  inOpenCenter(context, row, (there, held) => askIn(context, there, held, invite));

/** Takes an invitation back; its link works no more. Throws 422 for who was not asked, or has come already. */
export const withdrawInvitation = (
  context: InvitingContext,
  row: ManagedCenterRow,
  email: string,
): Promise<ManagedCenterRow> =>
  inOpenCenter(context, row, async (there, held) => {
    const known = await userByEmail(there, email);
    // Pressed twice.
    if (known && isTakenBack(known)) return;
    const pointer = '/data/attributes/email';
    if (!known || !waits(known)) refuse('unknown_record', { pointer });
    // Held, they cannot come in meanwhile: whoever has is not shown out again.
    await holdGuarded(there, known.roles);
    if (!waits(await lockUser(there, known.id))) refuse('unknown_record', { pointer });
    await moveUser(invitingIn(context, there, held), known, 'archive');
  });

/** Sends an invitation to another address; the earlier link works no more. Throws 422 for who was not asked, and for an address that is taken. */
export const readdressInvitation = (
  context: InvitingContext,
  row: ManagedCenterRow,
  { currentEmail, email }: CenterKeeperReaddress,
): Promise<ManagedCenterRow> =>
  inOpenCenter(context, row, async (there, held) => {
    const known = await userByEmail(there, currentEmail);
    const atNew = known ? undefined : await userByEmail(there, email);
    // Pressed twice.
    if (atNew && waits(atNew)) return;
    if (!known || !waits(known)) refuse('unknown_record', { pointer: '/data/attributes/current_email' });
    const inviting = invitingIn(context, there, held);
    // The same one, in other capitals perhaps.
    if (known.email.toLowerCase() === email.toLowerCase()) await askAgain(inviting, known);
    else await updateUser(inviting, known, { email });
  });
