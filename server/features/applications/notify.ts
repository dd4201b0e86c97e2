/** What an application causes: mails, and notifications for whoever has an account. All in the transaction of the change. */
import type { NotificationKind } from '#contract/notifications.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { organizationRecipients } from '#server/features/users/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import type { Context } from '#server/http/route.ts';
import { dropOvertakenMails } from '#server/mail/held-mails.ts';
import { mailConfirmation, mailDecision, mailRepeated, mailSent, mailWithdrawal } from './mails/notify.ts';
import type { ApplicationRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'center' | 'now' | 'origin' | 'sender'>;

export function notifyPeople(
  { scope, actor, now }: CommandContext,
  application: ApplicationRow,
  kind: NotificationKind,
  { userIds, ...person }: { userIds: readonly string[]; personName: string | null; personId: string | null },
): Promise<void> {
  const { vacancyTitle, vacancyTitleEn, organizationName, id } = application;
  const data = { personName: person.personName, vacancyTitle, vacancyTitleEn, organizationName };
  return notify(scope, actor, userIds, {
    kind,
    data,
    personId: person.personId,
    path: `/applications/${id}`,
    applicationId: id,
    now,
  });
}

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

/** It was answered. */
export async function announceDecision(
  context: CommandContext,
  application: ApplicationRow,
  vacancy: VacancyRow,
  /** Found already, where many are answered at once. */
  similar?: readonly VacancyRow[],
): Promise<void> {
  await dropOvertakenMails(context.scope, application.id);
  await mailDecision(context, application, vacancy, similar);
  if (application.userId === null) return;
  const kind = application.status === 'accepted' ? 'application_accepted' : 'application_rejected';
  await notifyPeople(context, application, kind, {
    userIds: [application.userId],
    personName: application.decidedByName,
    personId: application.decidedById,
  });
}

/** Its sender took it back. */
export async function announceWithdrawal(
  context: CommandContext,
  application: ApplicationRow,
): Promise<void> {
  await dropOvertakenMails(context.scope, application.id);
  await mailWithdrawal(context, application);
  await notifyOrganization(context, application, 'application_withdrawn');
}
