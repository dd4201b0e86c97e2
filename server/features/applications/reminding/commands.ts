/** The centre reminds an organisation of somebody who waits for its answer: by mail and at its bell, now and then at most. */
import { wantsNotification } from '#contract/notifications.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { peopleOfOrganization, type Recipient } from '#server/features/users/queries.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { mailOrganization } from '../mails/notify.ts';
import { notifyPeople } from '#server/features/applications/notify.ts';
import { applicationById, lockApplication, type ApplicationRow } from '../queries.ts';
import { obstaclesToReminding } from '../transitions.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender'>;

const kind = 'application_reminder';

/** Nobody at the organisation hears of it by itself: the centre's staff, who hear otherwise, would remind themselves. */
async function peopleToRemind(
  { scope, actor }: CommandContext,
  application: ApplicationRow,
): Promise<Recipient[]> {
  const people = (await peopleOfOrganization(scope, application.organizationId)).filter(
    ({ userId, preferences }) =>
      (actor.kind === 'anonymous' || userId !== actor.userId) &&
      (wantsNotification(preferences, kind, 'mail') || wantsNotification(preferences, kind, 'app')),
  );
  return people.length > 0 ? people : refuse('nobody_to_remind');
}

/** Throws 422 with what is in the way. Two at once go one after the other, and the second comes too soon. */
export async function remind(context: CommandContext, known: ApplicationRow): Promise<ApplicationRow> {
  const { scope, actor, now } = context;
  await lockApplication(scope, known.id);
  const application = await applicationById(scope, known.id);
  refuseAll(obstaclesToReminding(application, now));
  const people = await peopleToRemind(context, application);
  await scope.db
    .updateTable('applications')
    .set({ remindedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', application.id)
    .execute();
  await recordAudit(scope, actor, { act: 'remind', subjectType: 'applications', subjectId: application.id });
  const receivedOn = application.confirmedAt ?? application.createdAt;
  await mailOrganization(
    context,
    application,
    kind,
    ({ shared, ...mail }) => ({ ...mail, template: kind, values: { ...shared, receivedOn } }),
    people,
  );
  const userIds = people.map(({ userId }) => userId);
  await notifyPeople(context, application, kind, {
    userIds,
    personName: fullName(application),
    personId: application.userId,
  });
  return applicationById(scope, application.id);
}
