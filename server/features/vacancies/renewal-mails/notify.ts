/** What the people of organisations are mailed of vacancies that end or were not looked at for long. */
import { dateFormat } from '#contract/formatters.ts';
import { timeZone, type Locale } from '#contract/locales.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { answerDaysAfterEnd, stillTrue } from '#contract/vacancy-renewals.ts';
import { renewalKey } from '#server/auth/renewal-key.ts';
import type { Recipient } from '#server/features/users/queries.ts';
import { addressOn } from '#server/http/reader-address.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Services } from '#server/http/services.ts';
import type { CenterBranding } from '#server/mail/frame.ts';
import { untilDay, waitingNote } from '#server/mail/templates/vacancies-ending.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { renewableOf, type DueVacancy, type ReminderKind } from '../renewal/queries.ts';

const dayMs = 86_400_000;

/** What each is called where people choose what they hear of. */
export const notificationOf = {
  ends_in_weeks: 'vacancy_ending',
  ends_in_days: 'vacancy_ending',
  ended: 'vacancy_ended',
  asks: 'vacancy_unchecked',
  asks_again: 'vacancy_unchecked',
} as const satisfies Record<ReminderKind, NotificationKind>;

/** What is told of, and by whom. */
export interface Telling {
  scope: TenantScope;
  services: Services;
  center: Center;
  kind: ReminderKind;
  now: Date;
}

/** Where a vacancy is kept. */
export const renewPath = ({ id }: DueVacancy) => `/vacancies/${id}/renew`;

/** Where those stand who still wait for an answer. */
export const waitingPath = ({ id }: DueVacancy) => `/applications?vacancy=${id}`;

/** What all mails of a centre have. */
export interface Site {
  origin: string;
  centerBranding: CenterBranding;
}

const titleIn = (locale: Locale, { title, titleEn }: DueVacancy) => (locale === 'en' && titleEn) || title;

/** The link that keeps it online without signing in. */
function renewUrl(
  { scope, services }: Telling,
  { origin }: Site,
  locale: Locale,
  vacancy: DueVacancy,
): string {
  const key = renewalKey(services.env.secret, scope.centerId, renewableOf(vacancy));
  return `${addressOn({ origin }, locale, renewPath(vacancy))}?key=${key}`;
}

/** When it goes off the site, if nobody says anything; null for one that has gone. */
function endOf({ kind, now }: Telling, { expiresAt }: DueVacancy): Date | null {
  if (kind === 'ended') return null;
  const daysLeft = stillTrue.endsAfterDays - (kind === 'asks_again' ? stillTrue.againAfterDays : 0);
  return expiresAt ?? new Date(now.getTime() + daysLeft * dayMs);
}

/** The last day on which whoever waits at what has ended can be answered. */
const answerBefore = ({ now }: Telling) => new Date(now.getTime() + answerDaysAfterEnd * dayMs);

/** To the applications for those at which people wait, with how many. */
const waitingLinks = (locale: Locale, { origin }: Site, vacancies: readonly DueVacancy[]) =>
  vacancies
    .filter(({ waiting }) => waiting > 0)
    .map((vacancy) => ({
      title: titleIn(locale, vacancy),
      url: addressOn({ origin }, locale, waitingPath(vacancy)),
      note: waitingNote[locale](vacancy.waiting),
    }));

function mailOfOne(telling: Telling, site: Site, person: Recipient, vacancy: DueVacancy) {
  const { origin, centerBranding } = site;
  const locale = chooseLocale([person.locale], telling.center);
  const shared = { to: person.email, userId: person.userId, aboutId: vacancy.id, locale, centerBranding };
  const values = {
    firstName: person.firstName,
    vacancyTitle: titleIn(locale, vacancy),
    renewUrl: renewUrl(telling, site, locale, vacancy),
    vacancyUrl: addressOn({ origin }, locale, `/vacancies/${vacancy.id}`),
  };
  const endsOn = endOf(telling, vacancy);
  if (endsOn === null) {
    const waiting = waitingLinks(locale, site, [vacancy]);
    return {
      ...shared,
      template: 'vacancy_ended' as const,
      values: {
        ...values,
        waiting,
        waitingPeople: vacancy.waiting,
        answerBefore: answerBefore(telling),
      },
    };
  }
  const template = vacancy.expiresAt === null ? ('vacancy_unchecked' as const) : ('vacancy_ending' as const);
  return { ...shared, template, values: { ...values, endsOn } };
}

const dayIn = (locale: Locale, moment: Date) =>
  dateFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { timeZone, day: 'numeric', month: 'long' }).format(moment);

const kindOfMail = {
  vacancy_ending: 'ending',
  vacancy_ended: 'ended',
  vacancy_unchecked: 'unchecked',
} as const;

/** One mail, where each is kept by a link of its own. */
function mailOfMany(telling: Telling, site: Site, person: Recipient, vacancies: readonly DueVacancy[]) {
  const { origin, centerBranding } = site;
  const locale = chooseLocale([person.locale], telling.center);
  const sorted = vacancies.toSorted((a, b) => titleIn(locale, a).localeCompare(titleIn(locale, b), locale));
  return {
    to: person.email,
    userId: person.userId,
    locale,
    centerBranding,
    template: 'vacancies_ending' as const,
    values: {
      firstName: person.firstName,
      kind: kindOfMail[notificationOf[telling.kind]],
      vacancies: sorted.map((vacancy) => {
        const endsOn = endOf(telling, vacancy);
        return {
          title: titleIn(locale, vacancy),
          url: renewUrl(telling, site, locale, vacancy),
          ...(endsOn && { note: untilDay[locale](dayIn(locale, endsOn)) }),
        };
      }),
      waiting: waitingLinks(locale, site, sorted),
      answerBefore: answerBefore(telling),
      listUrl: addressOn({ origin }, locale, '/vacancies'),
    },
  };
}

type RenewalMail = ReturnType<typeof mailOfOne> | ReturnType<typeof mailOfMany>;

/** To one person, of all that is told of at once. */
export const mailOf = (
  telling: Telling,
  site: Site,
  person: Recipient,
  vacancies: readonly DueVacancy[],
): RenewalMail[] => {
  const [only, ...others] = vacancies;
  return only && others.length === 0
    ? [mailOfOne(telling, site, person, only)]
    : [mailOfMany(telling, site, person, vacancies)];
};
