/** Tells the people of organisations that vacancies of theirs end or ended, or asks whether they are true still. */
import { wantsNotification } from '#contract/notifications.ts';
import { anonymous } from '#server/auth/actor.ts';
import { notifyAll } from '#server/features/notifications/commands.ts';
import { centerStaff, peopleOfOrganizations, type Recipient } from '#server/features/users/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { siteOrigin } from '#server/http/host.ts';
import type { Services } from '#server/http/services.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { keepReminders } from './commands.ts';
import { mailOf, notificationOf, renewPath, waitingPath, type Telling } from '../renewal-mails/notify.ts';
import { dueVacancies, reminderKinds, type DueVacancy } from './queries.ts';

/** Vacancies in one statement: each has mails to some people. */
const atOnce = 25;
/** Before every id. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** By vacancy: the people of its organisation, or the centre's staff where it has none that can be reached. */
async function readersOf(scope: TenantScope, due: readonly DueVacancy[]): Promise<Map<string, Recipient[]>> {
  const people = await peopleOfOrganizations(scope, [...new Set(due.map((one) => one.organizationId))]);
  const isAlone = due.some(({ organizationId }) => !people.has(organizationId));
  const staff = isAlone ? await centerStaff(scope) : [];
  return new Map(due.map(({ id, organizationId }) => [id, people.get(organizationId) ?? staff]));
}

async function tell(
  telling: Telling,
  due: readonly DueVacancy[],
  readers: Map<string, Recipient[]>,
): Promise<void> {
  const { scope, services, center, kind, now } = telling;
  const origin = siteOrigin(services, center);
  const site = { origin, centerBranding: await mailBranding(scope, center, origin) };
  const told = due.flatMap((vacancy) =>
    (readers.get(vacancy.id) ?? [])
      .filter(({ preferences }) => wantsNotification(preferences, notificationOf[kind], 'mail'))
      .map((person) => ({ vacancy, person })),
  );
  const mails = [...Map.groupBy(told, ({ person }) => person.userId).values()].flatMap((ofPerson) => {
    const vacancies = ofPerson.map(({ vacancy }) => vacancy);
    return ofPerson.slice(0, 1).flatMap(({ person }) => mailOf(telling, site, person, vacancies));
  });
  await queueEmails(scope, mails);
  await notifyAll(
    scope,
    anonymous,
    due.map((vacancy) => ({
      userIds: (readers.get(vacancy.id) ?? []).map(({ userId }) => userId),
      kind: notificationOf[kind],
      data: {
        personName: null,
        vacancyTitle: vacancy.title,
        vacancyTitleEn: vacancy.titleEn,
        organizationName: vacancy.organizationName,
        ...(vacancy.waiting > 0 && { waiting: vacancy.waiting }),
      },
      personId: null,
      // Whoever waits is thought of first.
      path: vacancy.waiting > 0 ? waitingPath(vacancy) : renewPath(vacancy),
      organizationId: vacancy.organizationId,
      now,
    })),
  );
}

/** Tells of all that is due of one kind, some at a time. Answers how many. */
async function remindOf(telling: Telling): Promise<number> {
  const { scope, kind } = telling;
  let total = 0;
  let last: string | undefined = firstId;
  while (last !== undefined) {
    const due: DueVacancy[] = await dueVacancies(scope, kind, atOnce, last);
    const readers = await readersOf(scope, due);
    // Where nobody can be asked, nobody was: it is tried again, and nothing goes off the site for want of an answer.
    const asked = due.filter(({ id }) => (readers.get(id) ?? []).length > 0);
    const kept = await keepReminders(scope, kind, asked);
    if (kept.length > 0) await tell(telling, kept, readers);
    total += kept.length;
    // On from there, also where nobody could be asked of any of these.
    last = due[atOnce - 1]?.id;
  }
  return total;
}

/** Each is told once of the same moment, whoever runs this at the same time. Answers of how many vacancies was told. */
export async function remindOfVacancies(scope: TenantScope, services: Services, now: Date): Promise<number> {
  const center = services.centers.byId(scope.centerId);
  if (!center) return 0;
  let total = 0;
  for (const kind of reminderKinds) total += await remindOf({ scope, services, center, kind, now });
  return total;
}
