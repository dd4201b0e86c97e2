/** Which mails an application causes, to whom and with what in them. Mails to organisations carry a link, no personal data. */
import type { RejectReason } from '#contract/applications.ts';
import type { Locale } from '#contract/locales.ts';
import { wantsNotification, type NotificationKind } from '#contract/notifications.ts';
import { issueToken } from '#server/features/one-time-tokens/commands.ts';
import { organizationRecipients, preferencesOf } from '#server/features/users/queries.ts';
import { similarVacancies, type VacancyRow } from '#server/features/vacancies/queries.ts';
import { centerMailLook } from '#server/features/volunteer-centers/mail-look.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { ApplicationRow } from './queries.ts';

type Act = Pick<Context, 'scope' | 'center' | 'now' | 'origin'>;

/** Until an organisation's own answers are measured. */
const usualAnswerDays = 3;

const localeFor = (act: Act, wanted: string): Locale => chooseLocale([wanted], act.center);
/** An address on the centre's site, in the reader's language. */
const address = (act: Act, locale: Locale, path: string) =>
  `${act.origin}${locale === 'nl' ? '' : `/${locale}`}${path}`;
const titleIn = (locale: Locale, vacancy: { title: string; titleEn: string | null }) =>
  (locale === 'en' && vacancy.titleEn) || vacancy.title;

/** What every mail to the applicant says. */
function basics(act: Act, application: ApplicationRow) {
  const locale = localeFor(act, application.locale);
  const vacancyTitle = titleIn(locale, {
    title: application.vacancyTitle,
    titleEn: application.vacancyTitleEn,
  });
  const { firstName, organizationName } = application;
  return { locale, values: { firstName, organizationName, vacancyTitle } };
}

/** 'Press the button to send it': nobody else hears of it before. */
export async function mailConfirmation(act: Act, application: ApplicationRow): Promise<void> {
  const { locale, values } = basics(act, application);
  const { token, expiresAt } = await issueToken(act.scope, 'confirm_application', application.id, act.now);
  await queueEmail(act.scope, {
    to: application.email,
    template: 'application_confirm',
    locale,
    values: { ...values, confirmUrl: address(act, locale, `/confirm?token=${token}`), validUntil: expiresAt },
    centerLook: await centerMailLook(act.scope, act.center),
  });
}

type OrganizationMail =
  | { template: 'application_received'; values: { receivedOn: Date } }
  | { template: 'application_withdrawn'; values: { withdrawnOn: Date } };

async function mailOrganization(
  act: Act,
  application: ApplicationRow,
  mail: OrganizationMail,
): Promise<void> {
  const centerLook = await centerMailLook(act.scope, act.center);
  for (const person of await organizationRecipients(act.scope, application.organizationId)) {
    if (!wantsNotification(person.preferences, mail.template, 'mail')) continue;
    const locale = localeFor(act, person.locale);
    const shared = {
      vacancyTitle: application.vacancyTitle,
      applicationUrl: address(act, locale, `/applications/${application.id}`),
    };
    const to = { to: person.email, locale, centerLook };
    await (mail.template === 'application_received'
      ? queueEmail(act.scope, { ...to, template: mail.template, values: { ...shared, ...mail.values } })
      : queueEmail(act.scope, { ...to, template: mail.template, values: { ...shared, ...mail.values } }));
  }
}

/** It has arrived: the organisation is told, and the applicant who answers and when. */
export async function mailSent(act: Act, application: ApplicationRow, vacancy: VacancyRow): Promise<void> {
  const { locale, values } = basics(act, application);
  const { token } = await issueToken(act.scope, 'withdraw_application', application.id, act.now);
  await queueEmail(act.scope, {
    to: application.email,
    template: 'application_sent',
    locale,
    values: {
      ...values,
      contactPerson: vacancy.contactPerson,
      answerDays: usualAnswerDays,
      vacancyUrl: address(act, locale, `/vacancies/${vacancy.id}`),
      withdrawUrl: address(act, locale, `/confirm?token=${token}&act=withdraw`),
    },
    centerLook: await centerMailLook(act.scope, act.center),
  });
  await mailOrganization(act, application, {
    template: 'application_received',
    values: { receivedOn: act.now },
  });
}

/** Who has no account chose nothing, and is always told. */
async function wantsMail(
  { scope }: Act,
  { userId }: ApplicationRow,
  kind: NotificationKind,
): Promise<boolean> {
  if (userId === null) return true;
  const stored = (await preferencesOf(scope, [userId])).get(userId);
  return wantsNotification(stored ?? {}, kind, 'mail');
}

/** A yes, with whom to meet. */
async function mailAcceptance(act: Act, application: ApplicationRow, vacancy: VacancyRow): Promise<void> {
  const { locale, values } = basics(act, application);
  await queueEmail(act.scope, {
    to: application.email,
    template: 'application_accepted',
    locale,
    centerLook: await centerMailLook(act.scope, act.center),
    values: {
      ...values,
      message: application.decisionMessage,
      contactPerson: vacancy.contactPerson,
      contactPhone: vacancy.contactPhone,
      contactEmail: vacancy.contactEmail,
      vacancyUrl: address(act, locale, `/vacancies/${vacancy.id}`),
    },
  });
}

/** The answer. A no comes with up to three vacancies like it, found already where many are answered at once. */
export async function mailDecision(
  act: Act,
  application: ApplicationRow,
  vacancy: VacancyRow,
  found?: readonly VacancyRow[],
): Promise<void> {
  const isAccepted = application.status === 'accepted';
  const kind = isAccepted ? 'application_accepted' : 'application_rejected';
  if (!(await wantsMail(act, application, kind))) return;
  if (isAccepted) return mailAcceptance(act, application, vacancy);
  const { locale, values } = basics(act, application);
  const similar = found ?? (await similarVacancies(act.scope, vacancy, { most: 3, now: act.now }));
  await queueEmail(act.scope, {
    to: application.email,
    template: 'application_rejected',
    locale,
    centerLook: await centerMailLook(act.scope, act.center),
    values: {
      ...values,
      reason: application.rejectReason as RejectReason,
      message: application.decisionMessage,
      similar: similar.map((one) => ({
        title: titleIn(locale, one),
        url: address(act, locale, `/vacancies/${one.id}`),
      })),
      searchUrl: address(act, locale, '/vacancies/search'),
    },
  });
}

/** Somebody took theirs back: the organisation is told. */
export const mailWithdrawal = (act: Act, application: ApplicationRow): Promise<void> =>
  mailOrganization(act, application, { template: 'application_withdrawn', values: { withdrawnOn: act.now } });
