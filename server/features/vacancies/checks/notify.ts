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

/** What the centre said. */
type Outcome =
  | { act: 'publish' }
  | {
      act: 'return' | 'reject';
      /** Words of the centre. */
      reason: string;
      /** It was online until now. */
      wasOnline: boolean;
      /** It is about a change: what is online stays. */
      isChange: boolean;
    };

const kinds = {
  publish: 'vacancy_published',
  return: 'vacancy_returned',
  reject: 'vacancy_rejected',
} as const satisfies Record<Outcome['act'], NotificationKind>;

/** The screen that it leads to, without language. */
const pathOf = ({ act }: Outcome, id: string) => `/vacancies/${id}${act === 'publish' ? '' : '/edit'}`;

async function mailOutcome(
  context: CommandContext,
  vacancy: VacancyRow,
  people: readonly Recipient[],
  outcome: Outcome,
) {
  const { scope, center, origin } = context;
  const centerBranding = await mailBranding(scope, center, origin);
  await dropOvertakenMails(scope, [vacancy.id]);
  const told = people.filter(({ preferences }) => wantsNotification(preferences, kinds[outcome.act], 'mail'));
  const mails = told.map((person) => {
    const { userId, email: to, firstName } = person;
    const locale = localeOfReader(context, person.locale);
    const vacancyTitle = (locale === 'en' && vacancy.titleEn) || vacancy.title;
    const vacancyUrl = addressOn(context, locale, pathOf(outcome, vacancy.id));
    const mail = { to, userId, aboutId: vacancy.id, locale, centerBranding };
    const values = { firstName, vacancyTitle, vacancyUrl };
    if (outcome.act === 'publish') return { ...mail, template: 'vacancy_online' as const, values };
    const { act, reason, wasOnline, isChange } = outcome;
    const template = act === 'return' ? ('vacancy_returned' as const) : ('vacancy_rejected' as const);
    return { ...mail, template, values: { ...values, reason, wasOnline, isChange } };
  });
  await queueEmails(scope, mails);
}

/** Tells them what became of it. */
export async function announceCheck(
  context: CommandContext,
  vacancy: VacancyRow,
  outcome: Outcome,
): Promise<void> {
  const { scope, actor, now } = context;
  const people = await peopleOfOrganization(scope, vacancy.organizationId);
  await mailOutcome(context, vacancy, people, outcome);
  const person = actor.kind === 'user' ? actor : null;
  const readers = people.map(({ userId }) => userId);
  await notify(scope, actor, readers, {
    kind: kinds[outcome.act],
    data: {
      personName: person && fullName(person),
      vacancyTitle: vacancy.title,
      vacancyTitleEn: vacancy.titleEn,
      organizationName: vacancy.organizationName,
    },
    personId: person?.userId ?? null,
    path: pathOf(outcome, vacancy.id),
    organizationId: vacancy.organizationId,
    now,
  });
}
