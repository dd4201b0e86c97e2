import type { Locale } from '#contract/locales.ts';
import { wantsNotification, type NotificationKind, type StoredPreferences } from '#contract/notifications.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { keepsApplications } from '#server/features/consents/keeping/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { UserRow } from './resource.ts';

/** What is read of an account: every column but its secrets. */
export const userColumns = [
  'volunteerCenterId',
  'id',
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'jobTitle',
  'gender',
  'status',
  'signupMethod',
  'locale',
  'digestDays',
  'confirmedAt',
  'acceptedTermsAt',
  'lastSignInAt',
  'archivedAt',
  'invitedAt',
  'birthYear',
  'notificationPreferences',
  'lockVersion',
  'createdAt',
  'updatedAt',
] as const;

/** One's own account, in the centre where it lives; undefined when it was removed a moment ago. */
export async function ownUser(home: TenantScope, actor: SignedIn): Promise<UserRow | undefined> {
  const account = await home.db
    .selectFrom('users')
    .select(userColumns)
    .select(keepsApplications(home, actor.userId).as('keepsApplications'))
    .where('volunteerCenterId', '=', home.centerId)
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  return account && { ...account, roles: actor.roles };
}

/** Who gets mail: one query for all senders, so that nobody archived or unconfirmed is ever written to. */
export interface Recipient {
  userId: string;
  email: string;
  firstName: string;
  locale: Locale;
  /** What they want to be told, and how. */
  preferences: StoredPreferences;
}

const withRole = (scope: TenantScope) =>
  scope.db
    .selectFrom('users as u')
    .innerJoin('userRoles as r', (join) =>
      join.onRef('r.volunteerCenterId', '=', 'u.volunteerCenterId').onRef('r.userId', '=', 'u.id'),
    )
    .select([
      'u.id as userId',
      'u.email',
      'u.firstName',
      'u.locale',
      'u.notificationPreferences as preferences',
    ])
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.status', '=', 'active')
    .where('u.confirmedAt', 'is not', null)
    .distinct();

const asRecipients = (
  rows: readonly (Omit<Recipient, 'locale' | 'preferences'> & { locale: string; preferences: unknown })[],
): Recipient[] =>
  rows.map((row) => ({
    ...row,
    locale: row.locale as Locale,
    preferences: row.preferences as StoredPreferences,
  }));

/** Whether somebody chose to hear of this kind by mail. */
export const wantsMail =
  (kind: NotificationKind) =>
  ({ preferences }: Recipient): boolean =>
    wantsNotification(preferences, kind, 'mail');

/** The people of an organisation itself, and nobody else when it has none. */
export const peopleOfOrganization = async (
  scope: TenantScope,
  organizationId: string,
): Promise<Recipient[]> =>
  asRecipients(
    await withRole(scope)
      .where('r.role', '=', 'organization_superuser')
      .where('r.organizationId', '=', organizationId)
      .execute(),
  );

/** The same of several, by their id. */
export async function peopleOfOrganizations(
  scope: TenantScope,
  organizationIds: readonly string[],
): Promise<Map<string, Recipient[]>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await withRole(scope)
    .select('r.organizationId')
    .where('r.role', '=', 'organization_superuser')
    .where('r.organizationId', 'in', organizationIds)
    .execute();
  return Map.groupBy(
    asRecipients(rows) as (Recipient & { organizationId: string })[],
    ({ organizationId }) => organizationId,
  );
}

/** The staff of the centre: who decides about organisations. */
export const centerStaff = async (scope: TenantScope): Promise<Recipient[]> =>
  asRecipients(await withRole(scope).where('r.role', '=', 'center_superuser').execute());

/** The people of an organisation; when it has none that can be reached, the centre's staff, so that nobody is left waiting. */
export async function organizationRecipients(
  scope: TenantScope,
  organizationId: string,
): Promise<Recipient[]> {
  const own = await peopleOfOrganization(scope, organizationId);
  return own.length > 0 ? own : centerStaff(scope);
}

/** What these people want to be told, and how, by id. */
export async function preferencesOf(
  scope: TenantScope,
  userIds: readonly string[],
): Promise<Map<string, StoredPreferences>> {
  const rows =
    userIds.length === 0
      ? []
      : await scope.db
          .selectFrom('users')
          .select(['id', 'notificationPreferences'])
          .where('volunteerCenterId', '=', scope.centerId)
          .where('id', 'in', userIds)
          .execute();
  return new Map(rows.map((row) => [row.id, row.notificationPreferences as StoredPreferences]));
}
