/** The account behind a session or a sign-in, and whether it may be used at all: one check for every way in. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import type { UserStatus } from '#contract/users.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { PublicConfiguration } from '#server/tenancy/public-configuration.ts';
import type { ActingAdmin, AssignedRole, SignedIn } from './actor.ts';

export interface AccountRow {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  status: string;
  locale: string;
  confirmedAt: Date | null;
  roles: AssignedRole[];
  /** Null for a centre that has no profile yet. */
  centerAsksSecondFactor: boolean | null;
  hasSecondFactor: boolean;
}

/** Columns of an account, for queries in which users are called `u`. */
export const accountColumns = [
  'u.id as userId',
  'u.email',
  'u.firstName',
  'u.lastName',
  'u.status',
  'u.locale',
  'u.confirmedAt',
  sql<boolean>`(
    select p.requires_second_factor from volunteer_center_profiles p
    where p.volunteer_center_id = u.volunteer_center_id)`.as('centerAsksSecondFactor'),
  sql<boolean>`(
    exists (select from passkeys k where k.volunteer_center_id = u.volunteer_center_id and k.user_id = u.id)
    or exists (select from one_time_code_secrets c
      where c.volunteer_center_id = u.volunteer_center_id and c.user_id = u.id and c.confirmed_at is not null))`.as(
    'hasSecondFactor',
  ),
] as const;

/** The roles of `u`, read in the same query: rights are needed whenever the person is. */
export const accountRoles = sql<AssignedRole[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'role', r.role, 'organizationId', r.organization_id)
    order by r.created_at, r.id), '[]'::json)
  from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id)`.as('roles');

/** One account of the scope's centre. */
export const accountById = (scope: TenantScope, userId: string): Promise<AccountRow | undefined> =>
  scope.db
    .selectFrom('users as u')
    .select(accountColumns)
    .select(accountRoles)
    .where('u.id', '=', userId)
    .executeTakeFirst();

/** Why this account may not be used now; null when it may (product.md, section 4). */
export function accountStatus(
  account: Pick<AccountRow, 'status' | 'confirmedAt'>,
  configuration: Pick<PublicConfiguration, 'allowInactiveUsers'>,
): 'archived' | 'unconfirmed' | 'inactive' | null {
  if (account.status === 'archived') return 'archived';
  if (account.confirmedAt === null || account.status === 'invited') return 'unconfirmed';
  if (account.status === 'active') return null;
  return configuration.allowInactiveUsers ? null : 'inactive';
}

/** The actor of an account. */
export const signedIn = (
  account: AccountRow,
  homeCenterId: number,
  sessionId: string,
  actingAdmin: ActingAdmin | null = null,
): SignedIn => {
  const isStaff = account.roles.some(
    (assigned) => assigned.role !== 'volunteer' && assigned.role !== 'student',
  );
  const isSecondFactorRequired = isStaff && account.centerAsksSecondFactor === true;
  // An admin who acts as somebody has proven themselves.
  const needsSecondFactor = isSecondFactorRequired && !account.hasSecondFactor && actingAdmin === null;
  return {
    kind: 'user',
    userId: account.userId,
    homeCenterId,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    // The table's checks hold both to the lists of the contract.
    status: account.status as UserStatus,
    locale: account.locale as Locale,
    // Until they have it, they may no more than a volunteer.
    roles: needsSecondFactor ? [] : account.roles,
    isSecondFactorRequired,
    needsSecondFactor,
    sessionId,
    actingAdmin,
  };
};
