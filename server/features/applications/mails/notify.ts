/** Which mails an application causes, to whom and with what in them. Mails to organisations carry a link, no personal data. */
import type { Locale } from '#contract/locales.ts';
import { wantsNotification } from '#contract/notifications.ts';
import { issueToken } from '#server/features/one-time-tokens/commands.ts';
import { usualAnswerDays } from '#server/features/organizations/queries.ts';
import { organizationRecipients, preferencesOf, type Recipient } from '#server/features/users/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail, queueEmails, type OutgoingMail } from '#server/mail/deliveries.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { CenterBranding } from '#server/mail/frame.ts';
import { askLeaves, askLeave, type Leave } from '#server/mail/recipient-permission.ts';
import type { LimitedTemplate } from '#server/mail/limits.ts';
import type { ApplicationRow } from '../queries.ts';

export type Act = Pick<Context, 'scope' | 'center' | 'now' | 'origin' | 'sender'>;
/** Of a job as well: to people who asked for no mail just now. */
export type Telling = Omit<Act, 'sender'>;

const localeFor = (act: Telling, wanted: string): Locale => chooseLocale([wanted], act.center);
/** An address on the centre's site, in the reader's language. */
export const address = (act: Telling, locale: Locale, path: string) =>
  `${act.origin}${locale === 'nl' ? '' : `/${locale}`}${path}`;
export const titleIn = (locale: Locale, vacancy: { title: string; titleEn: string | null }) =>
  (locale === 'en' && vacancy.titleEn) || vacancy.title;

/** What every mail to the applicant says. */
export function basics(act: Telling, application: ApplicationRow) {
  const locale = localeFor(act, application.locale);
  const vacancyTitle = titleIn(locale, {
    title: application.vacancyTitle,
    titleEn: application.vacancyTitleEn,
  });
  const { firstName, organizationName } = application;
  return { locale, values: { firstName, organizationName, vacancyTitle } };
}

/** 'Press the button to send it': nobody else hears of it before. None when the mailbox had too many. */
export async function mailConfirmation(act: Act, application: ApplicationRow): Promise<void> {
  const to = await askLeave(act.scope, act.sender, 'application_confirm', application.email);
  if (!to) return;
  const { locale, values } = basics(act, application);
  const { token, expiresAt } = await issueToken(act.scope, 'confirm_application', application.id, act.now);
  await queueEmail(act.scope, {
    to,
    template: 'application_confirm',
    locale,
    values: { ...values, confirmUrl: address(act, locale, `/confirm?token=${token}`), validUntil: expiresAt },
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
  });
}

/** 'You have applied for this already': what was typed this time is not kept, and does not stand in it. */
export async function mailRepeated(act: Act, earlier: ApplicationRow): Promise<void> {
  const to = await askLeave(act.scope, act.sender, 'application_known', earlier.email);
  if (!to) return;
  const { locale, values } = basics(act, earlier);
  await queueEmail(act.scope, {
    to,
    userId: earlier.userId ?? undefined,
    template: 'application_known',
    locale,
    values: { ...values, vacancyUrl: address(act, locale, `/vacancies/${earlier.vacancyId}`) },
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
  });
}

interface OrganizationMail<Template extends LimitedTemplate> {
  to: Leave<Template>;
  locale: Locale;
  centerBranding: CenterBranding;
  shared: { vacancyTitle: string; applicationUrl: string };
}

/** To each of the organisation's people who wants to hear of it by mail. */
export async function mailOrganization<
  Template extends 'application_received' | 'application_withdrawn' | 'application_reminder',
>(
  act: Act,
  application: ApplicationRow,
  template: Template,
  write: (mail: OrganizationMail<Template>) => OutgoingMail<Template>,
  told?: readonly Recipient[],
): Promise<void> {
  const centerBranding = await mailBranding(act.scope, act.center, act.origin);
  const all = told ?? (await organizationRecipients(act.scope, application.organizationId));
  const people = all.filter(({ preferences }) => wantsNotification(preferences, template, 'mail'));
  const addresses = people.map(({ email }) => email);
  const leaves = await askLeaves(act.scope, null, template, addresses);
  const mails = people.flatMap((person) => {
    const to = leaves.get(person.email);
    if (!to) return [];
    const locale = localeFor(act, person.locale);
    const applicationUrl = address(act, locale, `/applications/${application.id}`);
    const shared = { vacancyTitle: application.vacancyTitle, applicationUrl };
    return write({ to, locale, centerBranding, shared });
  });
  await queueEmails(act.scope, mails);
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
      answerDays: await usualAnswerDays(act.scope, vacancy.organizationId),
      vacancyUrl: address(act, locale, `/vacancies/${vacancy.id}`),
      withdrawUrl: address(act, locale, `/confirm?token=${token}&act=withdraw`),
    },
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
  });
  await mailOrganization(act, application, 'application_received', ({ shared, ...mail }) => ({
    ...mail,
    template: 'application_received',
    values: { ...shared, receivedOn: act.now },
  }));
}

/** A yes, with whom to meet; to who has no account always, as they chose nothing. */
export async function mailAcceptance(
  act: Act,
  application: ApplicationRow,
  vacancy: VacancyRow,
): Promise<void> {
  const { userId } = application;
  const stored = userId === null ? undefined : (await preferencesOf(act.scope, [userId])).get(userId);
  if (!wantsNotification(stored ?? {}, 'application_accepted', 'mail')) return;
  const { locale, values } = basics(act, application);
  await queueEmail(act.scope, {
    to: application.email,
    aboutId: application.id,
    template: 'application_accepted',
    locale,
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
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

/** Somebody took theirs back: the organisation is told. */
export const mailWithdrawal = (act: Act, application: ApplicationRow): Promise<void> =>
  mailOrganization(act, application, 'application_withdrawn', ({ shared, ...mail }) => ({
    ...mail,
    template: 'application_withdrawn',
    values: { ...shared, withdrawnOn: act.now },
  }));
