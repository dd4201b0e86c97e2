/** Asking people in: an account that waits for its person, and the mail with the link by which they choose a password. */
import { v7 as uuidv7 } from 'uuid';
import type { Problem } from '#contract/errors.ts';
import type { UserInvite } from '#contract/user-administration.ts';
import { fullName, reach, type Actor } from '#server/auth/actor.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { issueAccountToken } from '#server/features/one-time-tokens/commands.ts';
import { centerMailLook } from '#server/features/volunteer-centers/mail-look.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { mayInviteAs, mayRead } from '../administration/policy.ts';
import { lockUser, userByEmail } from '../administration/queries.ts';
import type { UserRow } from '../resource.ts';
import { checkGiving, insertRole } from '../roles/commands.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale'>;

/** Mails the link; an earlier one stops working. */
export async function mailInvitation(act: Act, user: UserRow): Promise<void> {
  const { scope, actor, center, now, origin } = act;
  const locale = chooseLocale([user.locale], center);
  const { token, expiresAt } = await issueAccountToken(scope, 'invitation', user.id, now);
  await queueEmail(scope, {
    to: user.email,
    userId: user.id,
    template: 'invitation',
    locale,
    values: {
      firstName: user.firstName,
      centerName: center.appName,
      invitedBy: actor.kind === 'user' ? fullName(actor) : center.appName,
      acceptUrl: `${origin}${locale === 'nl' ? '' : `/${locale}`}/auth/reset?token=${token}`,
      validUntil: expiresAt,
    },
    centerLook: await centerMailLook(scope, center.appName),
  });
}

/**
 * The address has an account already. Whoever sees that account is told whose it is; others hear no more than that the centre
 * can help, as an invitation is no way to find out who volunteers.
 */
export function emailTaken(actor: Actor, taken: UserRow): Problem {
  const pointer = '/data/attributes/email';
  if (reach(actor, 'users.invite') === 'center' || mayRead(actor, taken))
    return {
      code: 'email_taken',
      pointer,
      values: { name: fullName(taken) || taken.email },
      meta: { user_id: taken.id, user_name: fullName(taken) || taken.email, user_status: taken.status },
    };
  return { code: 'ask_center', pointer };
}

/** Makes an account that waits for its person, with a role where one is given, and mails the link. */
export async function inviteUser(act: Act, input: UserInvite): Promise<UserRow> {
  const { scope, actor, now } = act;
  const role = input.role ?? null;
  const organizationId = input.organizationId ?? null;
  if (role === null && !mayInviteAs(actor, null, null)) refuse('forbidden');
  if (role !== null) await checkGiving(scope, actor, role, organizationId, mayInviteAs);
  const taken = await userByEmail(scope, input.email);
  if (taken) refuseAll([emailTaken(actor, taken)]);
  const id = uuidv7();
  await scope.db
    .insertInto('users')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      phoneNumber: input.phoneNumber ?? null,
      jobTitle: input.jobTitle ?? null,
      locale: input.locale ?? act.locale,
      status: 'invited',
      signupMethod: 'createdByUser',
      invitedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await recordAudit(scope, actor, { act: 'invite', subjectType: 'users', subjectId: id, toState: 'invited' });
  if (role !== null) await insertRole(act, id, { role, organizationId });
  const invited = await lockUser(scope, id);
  await mailInvitation(act, invited);
  return invited;
}

/** Sends the invitation once more; the link of the earlier mail stops working. */
export async function resendInvitation(act: Act, user: UserRow): Promise<UserRow> {
  const { scope, actor, now } = act;
  const current = await lockUser(scope, user.id);
  if (current.status !== 'invited')
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  await scope.db
    .updateTable('users')
    .set({ invitedAt: now, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', user.id)
    .execute();
  await mailInvitation(act, current);
  await recordAudit(scope, actor, {
    act: 'resend_invitation',
    subjectType: 'users',
    subjectId: user.id,
  });
  return lockUser(scope, user.id);
}
