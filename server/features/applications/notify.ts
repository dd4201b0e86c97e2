/** What an application causes: mails, and notifications for whoever has an account. All in the transaction of the change. */
import type { NotificationKind } from '#contract/notifications.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { notifyAll } from '#server/features/notifications/commands.ts';
import { organizationRecipients } from '#server/features/users/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { similarVacancies } from '#server/features/vacancies/similar/queries.ts';
import type { Context } from '#server/http/route.ts';
import { dropOvertakenMails } from '#server/mail/held-mails.ts';
import { mailAcceptance, mailConfirmation, mailRepeated, mailSent, mailWithdrawal } from './mails/notify.ts';
import type { ApplicationRow } from './queries.ts';
import { mailRejections, type Rejected } from './rejections/notify.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'center' | 'now' | 'origin' | 'sender'>;
/** Of a request, or of a job. */
type ActContext = Omit<CommandContext, 'sender'>;

interface Told {
  userIds: readonly string[];
  personName: string | null;
  personId: string | null;
}

const notificationOf = (
  { now }: ActContext,
  application: ApplicationRow,
  kind: NotificationKind,
  { userIds, personId, personName }: Told,
) => {
  const { vacancyTitle, vacancyTitleEn, organizationName, id } = application;
  const data = { personName, vacancyTitle, vacancyTitleEn, organizationName };
  return { userIds, kind, data, personId, path: `/applications/${id}`, applicationId: id, now };
};

export const notifyPeople = (
  context: CommandContext,
  application: ApplicationRow,
  kind: NotificationKind,
  told: Told,
): Promise<void> =>
  notifyAll(context.scope, context.actor, [notificationOf(context, application, kind, told)]);

/** To those of the applicants who have an account. */
const decisionsOf = (context: ActContext, kind: NotificationKind, applications: readonly ApplicationRow[]) =>
  applications.flatMap((application) =>
    application.userId === null
      ? []
      : notificationOf(context, application, kind, {
          userIds: [application.userId],
          personName: application.decidedByName,
          personId: application.decidedById,
        }),
  );

async function notifyOrganization(
  context: CommandContext,
  application: ApplicationRow,
  kind: NotificationKind,
): Promise<void> {
  const people = await organizationRecipients(context.scope, application.organizationId);
  const userIds = people.map((person) => person.userId);
  await notifyPeople(context, application, kind, {
    userIds,
    personName: fullName(application),
    personId: application.userId,
  });
}

/** It has arrived; before its address is proven, nobody but the sender hears of it. */
export async function announceSent(
  context: CommandContext,
  application: ApplicationRow,
  vacancy: VacancyRow,
): Promise<ApplicationRow> {
  if (application.confirmedAt === null) {
    await mailConfirmation(context, application);
    return application;
  }
  await recordAudit(context.scope, context.actor, {
    act: 'send',
    subjectType: 'applications',
    subjectId: application.id,
    toState: 'new',
  });
  await mailSent(context, application, vacancy);
  await notifyOrganization(context, application, 'application_received');
  return application;
}

/** Somebody applied with this address again, perhaps not its owner: nobody but the mailbox hears that it had. */
export const announceRepeated = (context: CommandContext, earlier: ApplicationRow): Promise<void> =>
  mailRepeated(context, earlier);

/** It was accepted, or turned down, with what is like it. */
export async function announceDecision(
  context: CommandContext,
  application: ApplicationRow,
  vacancy: VacancyRow,
): Promise<void> {
  if (application.status !== 'accepted') {
    const similar = await similarVacancies(context.scope, vacancy, { most: 3, now: context.now });
    return announceRejections(context, [{ application, similar }]);
  }
  await dropOvertakenMails(context.scope, [application.id]);
  await mailAcceptance(context, application, vacancy);
  await notifyAll(context.scope, context.actor, decisionsOf(context, 'application_accepted', [application]));
}

/** Some were turned down at once. */
export async function announceRejections(context: ActContext, rejected: readonly Rejected[]): Promise<void> {
  const applications = rejected.map(({ application }) => application);
  await dropOvertakenMails(
    context.scope,
    applications.map(({ id }) => id),
  );
  await mailRejections(context, rejected);
  await notifyAll(context.scope, context.actor, decisionsOf(context, 'application_rejected', applications));
}

/** Its sender took it back. */
export async function announceWithdrawal(
  context: CommandContext,
  application: ApplicationRow,
): Promise<void> {
  await dropOvertakenMails(context.scope, [application.id]);
  await mailWithdrawal(context, application);
  await notifyOrganization(context, application, 'application_withdrawn');
}
