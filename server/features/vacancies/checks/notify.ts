/** Whom the outcome of a check is told to: the people of the organisation, by mail and in the app, in the transaction of the check. */
import { wantsNotification, type NotificationKind } from '#contract/notifications.ts';
import { fullName } from '#server/auth/actor.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import { peopleOfOrganization, type Recipient } from '#server/features/users/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { dropOvertakenMails } from '#server/mail/held-mails.ts';
import type { VacancyRow } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

interface Outcome {
  kind: NotificationKind;
  /** Words of the centre, with what came back. */
  reason: string | null;
  /** The screen that it leads to, without language. */
  path: string;
}

async function mailOutcome(
  context: CommandContext,
  vacancy: VacancyRow,
  people: readonly Recipient[],
  { kind, reason, path }: Outcome,
) {
  const { scope, center, origin } = context;
  const centerBranding = await mailBranding(scope, center, origin);
  await dropOvertakenMails(scope, vacancy.id);
  const told = people.filter(({ preferences }) => wantsNotification(preferences, kind, 'mail'));
  const mails = told.map((person) => {
    const { userId, email: to, firstName } = person;
    const locale = localeOfReader(context, person.locale);
    const vacancyTitle = (locale === 'en' && vacancy.titleEn) || vacancy.title;
    const vacancyUrl = addressOn(context, locale, path);
    const values = { firstName, vacancyTitle, isReturned: reason !== null, reason, vacancyUrl };
    const template = 'vacancy_checked' as const;
    return { to, userId, aboutId: vacancy.id, locale, centerBranding, template, values };
  });
  await queueEmails(scope, mails);
}

/** `reason` goes with what came back; null is said of what went online. */
export async function announceCheck(
  context: CommandContext,
  vacancy: VacancyRow,
  reason: string | null,
): Promise<void> {
  const { scope, actor, now } = context;
  const outcome: Outcome =
    reason === null
      ? { kind: 'vacancy_published', reason, path: `/vacancies/${vacancy.id}` }
      : { kind: 'vacancy_returned', reason, path: `/vacancies/${vacancy.id}/edit` };
  const people = await peopleOfOrganization(scope, vacancy.organizationId);
  await mailOutcome(context, vacancy, people, outcome);
  const person = actor.kind === 'user' ? actor : null;
  const readers = people.map(({ userId }) => userId);
  await notify(scope, actor, readers, {
    kind: outcome.kind,
    data: {
      personName: person && fullName(person),
      vacancyTitle: vacancy.title,
      vacancyTitleEn: vacancy.titleEn,
      organizationName: vacancy.organizationName,
    },
    personId: person?.userId ?? null,
    path: outcome.path,
    organizationId: vacancy.organizationId,
    now,
  });
}
