/** Accounts that nobody uses: told twice, then archived. Nobody is archived without both warnings. */
import { sql } from 'kysely';
import { inactivityWarnings, type Retention } from '#contract/retention.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { recordAudits } from '#server/audit/events.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { siteOrigin } from '#server/http/host.ts';
import { addressOn } from '#server/http/reader-address.ts';
import { chooseLocale } from '#server/http/request.ts';
import { changeAccounts } from '#server/features/users/keeping/commands.ts';
import type { Services } from '#server/http/services.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { forgetWarnings, inactiveSince, type InactivePerson } from '../queries.ts';

const mostANight = 500;
const day = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

interface Warning {
  column: 'firstWarnedAt' | 'lastWarnedAt';
  daysLeft: number;
}

async function warn(
  scope: TenantScope,
  services: Services,
  people: readonly InactivePerson[],
  { column, daysLeft }: Warning,
  now: Date,
): Promise<void> {
  const center = services.centers.byId(scope.centerId);
  if (!center) return;
  const origin = siteOrigin(services, center);
  const centerBranding = await mailBranding(scope, center, origin);
  const archivedOn = new Date(now.getTime() + daysLeft * day);
  const mails = people.map(({ id, email, firstName, locale: wanted }) => {
    const locale = chooseLocale([wanted], center);
    const signInUrl = addressOn({ origin }, locale, '/auth/login-1');
    const values = { firstName, archivedOn, signInUrl };
    return {
      to: email,
      userId: id,
      template: 'account_archiving' as const,
      locale,
      values,
      centerBranding,
    };
  });
  await queueEmails(scope, mails);
  const ids = people.map((person) => person.id);
  await changeAccounts(scope, ids, { [column]: now });
}

/** Tells people a month before, and a week before. Answers how many were told. */
export async function warnInactive(
  scope: TenantScope,
  services: Services,
  { inactiveAccounts }: Retention,
  now: Date,
): Promise<number> {
  await forgetWarnings(scope);
  const { first, last } = inactivityWarnings;
  const unseenSince = daysBefore(now, inactiveAccounts - first);
  const once = await inactiveSince(scope, unseenSince, sql`u.first_warned_at is null`, mostANight);
  await warn(scope, services, once, { column: 'firstWarnedAt', daysLeft: first }, now);
  const isDue = sql`(u.last_warned_at is null and u.first_warned_at <= ${daysBefore(now, first - last)})`;
  const twice = await inactiveSince(scope, unseenSince, isDue, mostANight);
  await warn(scope, services, twice, { column: 'lastWarnedAt', daysLeft: last }, now);
  return once.length + twice.length;
}

/** Archives who was warned twice and did not come back. Answers how many. */
export async function archiveInactive(
  scope: TenantScope,
  { inactiveAccounts }: Retention,
  now: Date,
): Promise<number> {
  const { first, last } = inactivityWarnings;
  const isWarned = sql`(u.first_warned_at <= ${daysBefore(now, first)} and u.last_warned_at <= ${daysBefore(now, last)})`;
  const people = await inactiveSince(scope, daysBefore(now, inactiveAccounts), isWarned, mostANight);
  const ids = people.map(({ id }) => id);
  await changeAccounts(scope, ids, { status: 'archived', archivedAt: now, updatedAt: now });
  await endSessionsOf(scope, ids);
  await endLinks(scope, ids, 'account_closed', now);
  await recordAudits(
    scope,
    null,
    ids.map((subjectId) => ({
      act: 'archive' as const,
      subjectType: 'users' as const,
      subjectId,
      toState: 'archived',
      reason: 'inactive',
    })),
  );
  return people.length;
}
