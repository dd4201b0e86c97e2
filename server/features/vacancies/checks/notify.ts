/** Whom the outcome of a check is told to: the people of the organisation, by mail and in the app, in the transaction of the check. */
import { wantsNotification, type NotificationKind } from '#contract/notifications.ts';
import { fullName } from '#server/auth/actor.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { addressOn, localeOfReader } from '#server/features/organizations/admission/news.ts';
import { peopleOfOrganization } from '#server/features/users/queries.ts';
import { centerMailLook } from '#server/features/volunteer-centers/mail-look.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { dropOvertakenMails } from '#server/mail/held.ts';
import type { VacancyRow } from '../queries.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

/** `reason` goes with what came back; null is said of what went online. */
export async function announceCheck(act: Act, vacancy: VacancyRow, reason: string | null): Promise<void> {
  const { scope, actor, center, origin, now } = act;
  const isReturned = reason !== null;
  const kind: NotificationKind = isReturned ? 'vacancy_returned' : 'vacancy_published';
  const path = isReturned ? `/vacancies/${vacancy.id}/edit` : `/vacancies/${vacancy.id}`;
  const people = await peopleOfOrganization(scope, vacancy.organizationId);
  const centerLook = await centerMailLook(scope, center, origin);
  await dropOvertakenMails(scope, vacancy.id);
  for (const person of people.filter(({ preferences }) => wantsNotification(preferences, kind, 'mail'))) {
    const { userId, email: to, firstName } = person;
    const locale = localeOfReader(act, person.locale);
    const vacancyTitle = (locale === 'en' && vacancy.titleEn) || vacancy.title;
    const values = { firstName, vacancyTitle, isReturned, reason, vacancyUrl: addressOn(act, locale, path) };
    await queueEmail(scope, {
      to,
      userId,
      aboutId: vacancy.id,
      locale,
      centerLook,
      template: 'vacancy_checked',
      values,
    });
  }
  const person = actor.kind === 'user' ? actor : null;
  await notify(
    scope,
    actor,
    people.map(({ userId }) => userId),
    {
      kind,
      data: {
        personName: person && fullName(person),
        vacancyTitle: vacancy.title,
        vacancyTitleEn: vacancy.titleEn,
        organizationName: vacancy.organizationName,
      },
      personId: person?.userId ?? null,
      path,
      organizationId: vacancy.organizationId,
      now,
    },
  );
}
