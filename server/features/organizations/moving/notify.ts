/** Who is told that an organisation went to another centre, by mails of the new one: its people, and who applied for something. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { issueTokens } from '#server/features/one-time-tokens/commands.ts';
import { mailInvitations } from '#server/features/users/invitations/commands.ts';
import { usersByIds } from '#server/features/users/administration/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails, type OutgoingMail } from '#server/mail/deliveries.ts';
import type { Settled } from '#server/http/organization-parts.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import type { OrganizationRow } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale'>;

interface Told {
  organization: OrganizationRow;
  /** Of the old centre. */
  fromNames: Record<Locale, string>;
}

/** Its people: where they sign in now. Who never answered an invitation gets another. */
export async function notifyPeople(
  context: CommandContext,
  settled: readonly Settled[],
  { organization, fromNames }: Told,
) {
  const { scope, center } = context;
  const centerBranding = await mailBranding(scope, center, context.origin);
  const users = await usersByIds(
    scope,
    settled.map(({ to }) => to),
  );
  const invited = users.filter(({ status }) => status === 'invited');
  if (invited.length > 0)
    await mailInvitations(scope, { ...context, invitedBy: null, sender: null }, invited);
  const made = new Set(settled.filter(({ isNew }) => isNew).map(({ to }) => to));
  const active = users.filter(({ status }) => status === 'active');
  const mails = active.map((user): OutgoingMail<'organization_moved'> => {
    const locale = localeOfReader(context, user.locale);
    return {
      to: user.email,
      userId: user.id,
      template: 'organization_moved',
      locale,
      values: {
        firstName: user.firstName,
        organizationName: organization.name,
        fromName: fromNames[locale],
        isKnown: !made.has(user.id),
        signInUrl: addressOn(context, locale, '/auth/login-1'),
      },
      centerBranding,
    };
  });
  await queueEmails(scope, mails);
}

interface Applicant {
  id: string;
  email: string;
  userId: string | null;
  firstName: string;
  locale: string;
  vacancyId: string;
  title: string;
  titleEn: string | null;
}

/** Who waits for an answer or was accepted: somebody else can read their application now, and they may take it back. */
export async function notifyApplicants(
  context: CommandContext,
  { organization, fromNames }: Told,
): Promise<void> {
  const { scope, center, now } = context;
  const { rows } = await sql<Applicant>`
    select a.id, a.email, a.user_id, a.first_name, a.locale, a.vacancy_id, v.title, v.title_en
    from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    where a.volunteer_center_id = ${scope.centerId} and a.organization_id = ${organization.id}
      and a.withdrawn_at is null and a.status is distinct from 'rejected' and a.anonymized_at is null
    order by a.id`.execute(scope.db);
  const centerBranding = await mailBranding(scope, center, context.origin);
  const ids = rows.map(({ id }) => id);
  const tokens = await issueTokens(scope, 'withdraw_application', ids, now);
  const mails: OutgoingMail<'application_moved'>[] = [];
  for (const one of rows) {
    const locale = localeOfReader(context, one.locale);
    const token = tokens.get(one.id)?.token ?? '';
    mails.push({
      to: one.email,
      userId: one.userId ?? undefined,
      template: 'application_moved',
      locale,
      values: {
        firstName: one.firstName,
        vacancyTitle: (locale === 'en' && one.titleEn) || one.title,
        organizationName: organization.name,
        fromName: fromNames[locale],
        vacancyUrl: addressOn(context, locale, `/vacancies/${one.vacancyId}`),
        withdrawUrl: addressOn(context, locale, `/confirm?token=${token}&act=withdraw`),
      },
      centerBranding,
    });
  }
  await queueEmails(scope, mails);
}
