/** Once a day: what has been kept long enough goes (product.md, section 10). */
import { sql } from 'kysely';
import { keptDays, retentionOf, type Retention } from '#contract/retention.ts';
import { anonymizeApplications, removePerson } from '#server/features/personal-data/commands.ts';
import { forgetMessages } from '#server/features/contact-messages/commands.ts';
import { forgetTokens } from '#server/features/form-tokens/commands.ts';
import { forgetSubmissions } from '#server/features/form-submissions/commands.ts';
import { removeUnusedUploads } from '#server/features/uploads/unused/commands.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import type { Services } from '#server/http/services.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { archiveInactive, warnInactive } from './inactive-accounts/commands.ts';
import { archivedPeople, isKeptLongEnough } from './queries.ts';

/** More than this in one night is left for the next: a centre's first night must not hold up the others. */
const mostANight = 500;

/** Applications that were turned down or taken back, and of whom nobody said that they may be kept. */
async function forgetOldApplications(
  scope: TenantScope,
  services: Services,
  keep: Retention,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a
    where a.volunteer_center_id = ${scope.centerId} and ${isKeptLongEnough(keep, now)}
    order by a.id limit ${mostANight}`.execute(scope.db);
  return anonymizeApplications(
    scope,
    services,
    rows.map((row) => row.id),
  );
}

/** People whose account was archived long enough ago to be sure. */
async function removeArchived(
  scope: TenantScope,
  services: Services,
  keep: Retention,
  now: Date,
): Promise<number> {
  const people = await archivedPeople(scope, keep.archivedAccounts, now, mostANight);
  for (const { id } of people) await removePerson(scope, services, id, { now });
  return people.length;
}

async function removeOldEvents(scope: TenantScope, keep: Retention, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keep.auditEvents * 86_400_000);
  const { rows } = await sql<{ gone: number }>`select remove_audit_events_before(${before}) as gone`.execute(
    scope.db,
  );
  return Number(rows[0]?.gone ?? 0);
}

/** All of it for one centre. Answers how many of each. */
export async function keepRetention(scope: TenantScope, services: Services): Promise<Record<string, number>> {
  const now = services.now();
  const keep = retentionOf((await centerProfile(scope))?.retention);
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return {
    applications: await forgetOldApplications(scope, services, keep, now),
    warned: await warnInactive(scope, services, keep, now),
    archived: await archiveInactive(scope, keep, now),
    removed: await removeArchived(scope, services, keep, now),
    auditEvents: await removeOldEvents(scope, keep, now),
    contactMessages: await forgetMessages({ scope }, daysAgo(keptDays.contactMessages)),
    formSubmissions: await forgetSubmissions({ scope, now }),
    formTokens: await forgetTokens({ scope, now }),
    uploads: await removeUnusedUploads(scope, services, now),
  };
}
