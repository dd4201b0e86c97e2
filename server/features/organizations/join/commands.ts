/** Asking for a place in an organisation, and answering who asks. */
import { v7 as uuidv7 } from 'uuid';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { insertRole } from '#server/features/users/roles/commands.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import { lockJoinRequest, type JoinRequestRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

async function notifyApplicant(
  context: CommandContext,
  request: JoinRequestRow,
  isYes: boolean,
): Promise<void> {
  const { scope, actor, now } = context;
  const { organizationName, firstName, organizationId, userId } = request;
  const locale = localeOfReader(context, request.locale);
  await queueEmail(scope, {
    to: request.email,
    userId,
    template: 'organization_join_answered',
    locale,
    values: { firstName, organizationName, isYes, dashboardUrl: addressOn(context, locale, '/dashboard') },
    centerBranding: await mailBranding(scope, context.center, context.origin),
  });
  await notify(scope, actor, [userId], {
    kind: isYes ? 'organization_join_accepted' : 'organization_join_declined',
    data: {
      personName: actor.kind === 'user' ? fullName(actor) : null,
      vacancyTitle: null,
      vacancyTitleEn: null,
      organizationName,
    },
    personId: actor.kind === 'user' ? actor.userId : null,
    path: `/organizations/${organizationId}`,
    organizationId,
    now,
  });
}

/** A yes gives the role; both are told and on record. Throws 422 when it was answered already. */
export async function answerJoinRequest(
  context: CommandContext,
  known: JoinRequestRow,
  isYes: boolean,
): Promise<JoinRequestRow> {
  const { scope, actor, now } = context;
  const request = await lockJoinRequest(scope, known.id);
  if (request.status !== 'open')
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: request.status } });
  const status = isYes ? 'accepted' : 'declined';
  await scope.db
    .updateTable('organizationJoinRequests')
    .set({ status, decidedAt: now, decidedById: actor.kind === 'user' ? actor.userId : null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', request.id)
    .execute();
  if (isYes)
    await insertRole(context, request.userId, {
      role: 'organization_superuser',
      organizationId: request.organizationId,
    });
  await recordAudit(scope, actor, {
    act: isYes ? 'accept_join' : 'decline_join',
    subjectType: 'organizations',
    subjectId: request.organizationId,
    fromState: 'open',
    toState: status,
  });
  await notifyApplicant(context, request, isYes);
  return { ...request, status, decidedAt: now };
}

/** Asked twice, or there already: one request is enough. Answers whether there is a new one. */
export async function askForPlace(
  { scope, now }: Pick<CommandContext, 'scope' | 'now'>,
  asked: { organizationId: string; userId: string; message: string | null },
): Promise<boolean> {
  const existingRole = await scope.db
    .selectFrom('userRoles')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', asked.userId)
    .where('role', '=', 'organization_superuser')
    .where('organizationId', '=', asked.organizationId)
    .executeTakeFirst();
  if (existingRole) return false;
  const made = await scope.db
    .insertInto('organizationJoinRequests')
    .values({ ...asked, volunteerCenterId: scope.centerId, id: uuidv7(), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}
