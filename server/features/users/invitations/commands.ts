/** Asking people in: an account that waits for its person, and the mail with the link by which they choose a password. */
import type { Problem } from '#contract/errors.ts';
import type { UserInvite } from '#contract/user-administration.ts';
import { fullName, accessLevel, type Actor } from '#server/auth/actor.ts';
import { recordAudit, type PartOfEvent } from '#server/audit/events.ts';
import { issueAccountTokens } from '#server/features/one-time-tokens/commands.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { Refusal, refuse, refuseAll } from '#server/http/refusal.ts';
import { ChangedMeanwhile } from '#server/http/retry.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { askLeaves } from '#server/mail/recipient-permission.ts';
import { pauseSeconds } from '#server/mail/limits.ts';
import type { MailSender } from '#server/mail/sender.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayInviteAs, mayInviteInto, mayRead } from '../administration/policy.ts';
import { lockUser, userByEmail } from '../administration/queries.ts';
import type { UserRow } from '../resource.ts';
import { makeAccount } from '../making/commands.ts';
import { checkGiving, insertRole } from '../roles/commands.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'sender'> &
  PartOfEvent;

/** Whom a mail asks in. */
export type Invited = Pick<UserRow, 'id' | 'email' | 'firstName' | 'locale'>;

/** For whom, and from where, people are asked in. */
export interface Invitation {
  center: Center;
  /** Who asks them in; null is the centre itself. */
  invitedBy: string | null;
  origin: string;
  now: Date;
  /** Null for a job. */
  sender: MailSender | null;
  /** They run the site of the centre: the mail says so, and where it is. */
  isToRunSite?: boolean;
}

/**
 * Mails their link to everybody who may be written to now; earlier ones stop working. As many statements for a hundred as for
 * one. Answers how many.
 */
export async function mailInvitations(
  scope: TenantScope,
  { center, invitedBy, origin, now, sender, isToRunSite = false }: Invitation,
  users: readonly Invited[],
): Promise<number> {
  const addresses = users.map(({ email }) => email);
  const leaves = await askLeaves(scope, sender, 'invitation', addresses);
  const ids = users.filter(({ email }) => leaves.has(email)).map(({ id }) => id);
  const issued = await issueAccountTokens(scope, 'invitation', ids, now);
  const centerBranding = await mailBranding(scope, center, origin);
  const mails = users.flatMap((user) => {
    const [link, to] = [issued.get(user.id), leaves.get(user.email)];
    if (!link || !to) return [];
    const locale = chooseLocale([user.locale], center);
    const site = `${origin}${locale === 'nl' ? '' : `/${locale}`}`;
    const values = {
      firstName: user.firstName,
      invitedBy,
      siteUrl: isToRunSite ? `${site}/` : null,
      acceptUrl: `${site}/auth/reset?token=${link.token}`,
      validUntil: link.expiresAt,
    };
    return { to, userId: user.id, template: 'invitation' as const, locale, values, centerBranding };
  });
  await queueEmails(scope, mails);
  return mails.length;
}

/** Mails the link; an earlier one stops working. Throws 429 when the address, or who asks them in, has had too many. */
export async function mailInvitation({ scope, actor, ...act }: CommandContext, user: UserRow): Promise<void> {
  const invitedBy = actor.kind === 'user' ? fullName(actor) : null;
  const isToRunSite = user.roles.some(({ role }) => role === 'center_superuser');
  const left = await mailInvitations(scope, { ...act, invitedBy, isToRunSite }, [user]);
  if (left === 0)
    throw new Refusal([{ code: 'rate_limited', values: { seconds: pauseSeconds } }], pauseSeconds);
}

/**
 * The address has an account already. Whoever sees that account is told whose it is; others hear no more than that the centre
 * can help, as an invitation is no way to find out who volunteers.
 */
export function emailInUse(actor: Actor, taken: UserRow): Problem {
  const pointer = '/data/attributes/email';
  if (accessLevel(actor, 'users.invite') === 'center' || mayRead(actor, taken))
    return {
      code: 'email_taken',
      pointer,
      values: { name: fullName(taken) || taken.email },
      meta: { user_id: taken.id, user_name: fullName(taken) || taken.email, user_status: taken.status },
    };
  return { code: 'ask_center', pointer };
}

/** Throws 422 when none of these organisations may ask people in. */
async function checkInviting(
  { scope, actor }: CommandContext,
  organizationIds: readonly string[],
): Promise<void> {
  if (organizationIds.length === 0) return;
  const organizations = await scope.db
    .selectFrom('organizations')
    .select(['id', 'status'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', organizationIds)
    .execute();
  if (!organizations.some((one) => mayInviteInto(actor, one)))
    refuse('organization_waits', { pointer: '/data/attributes/organization_id' });
}

const organizationsOf = ({ roles }: Pick<UserRow, 'roles'>) =>
  roles.flatMap(({ organizationId }) => organizationId ?? []);

/** Makes an account that waits for its person, with a role where one is given, and mails the link. */
export async function inviteUser(
  context: CommandContext & Pick<Context, 'services'>,
  input: UserInvite,
): Promise<UserRow> {
  const { scope, actor, now } = context;
  const role = input.role ?? null;
  const organizationId = input.organizationId ?? null;
  if (role === null && !mayInviteAs(actor, null, null)) refuse('forbidden');
  if (role !== null) await checkGiving(context, role, organizationId, mayInviteAs);
  if (organizationId !== null) await checkInviting(context, [organizationId]);
  const taken = await userByEmail(scope, input.email);
  if (taken) refuseAll([emailInUse(actor, taken)]);
  const { email, firstName, lastName, phoneNumber, jobTitle, locale = context.locale } = input;
  const known = { email, firstName, lastName, phoneNumber, jobTitle, locale, invitedAt: now };
  const id = await makeAccount(scope, { ...known, status: 'invited', signupMethod: 'createdByUser' }, now);
  // An account came meanwhile: the second try finds it.
  if (id === undefined) throw new ChangedMeanwhile('An account came between.');
  await recordAudit(scope, actor, { act: 'invite', subjectType: 'users', subjectId: id, toState: 'invited' });
  if (role !== null) await insertRole(context, id, { role, organizationId });
  const invited = await lockUser(scope, id);
  await mailInvitation(context, invited);
  return invited;
}

/** Whose invitation was taken back is asked in again. Throws 422 for an account that somebody used. */
export async function inviteBack(
  context: CommandContext,
  user: UserRow,
  names: Pick<UserInvite, 'firstName' | 'lastName'>,
): Promise<UserRow> {
  const { scope, actor, now } = context;
  const current = await lockUser(scope, user.id);
  if (current.status !== 'archived' || current.confirmedAt !== null) refuseAll([emailInUse(actor, current)]);
  await scope.db
    .updateTable('users')
    .set({
      ...names,
      status: 'invited',
      archivedAt: null,
      invitedAt: now,
      updatedAt: now,
      lockVersion: current.lockVersion + 1,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', user.id)
    .execute();
  await recordAudit(scope, actor, {
    act: 'invite',
    subjectType: 'users',
    subjectId: user.id,
    fromState: current.status,
    toState: 'invited',
  });
  const invited = await lockUser(scope, user.id);
  await mailInvitation(context, invited);
  return invited;
}

/** Sends the invitation once more; the link of the earlier mail stops working. */
export async function resendInvitation(context: CommandContext, user: UserRow): Promise<UserRow> {
  const { scope, actor, now } = context;
  const current = await lockUser(scope, user.id);
  if (current.status !== 'invited')
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  if (accessLevel(actor, 'users.invite') !== 'center') await checkInviting(context, organizationsOf(current));
  await scope.db
    .updateTable('users')
    .set({ invitedAt: now, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', user.id)
    .execute();
  await mailInvitation(context, current);
  await recordAudit(scope, actor, {
    act: 'resend_invitation',
    subjectType: 'users',
    subjectId: user.id,
    isPart: context.isPart,
  });
  return lockUser(scope, user.id);
}
