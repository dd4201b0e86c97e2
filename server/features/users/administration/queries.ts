/** The accounts that staff keep: whom a reader may see. */
import { sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import { accountRoles } from '#server/auth/account.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { userColumns } from '../queries.ts';
import type { UserRow } from '../resource.ts';

/** For `users as u`. */
export const columnsOfU = userColumns.map((name) => `u.${name}` as const);

/** Who holds one of these roles, or any, for an organisation or anywhere. */
export function holders(
  scope: TenantScope,
  roles: readonly Role[] | null,
  organizations: readonly string[] | null,
) {
  let existingRole = scope.db
    .selectFrom('userRoles')
    .select('userId')
    .where('volunteerCenterId', '=', scope.centerId);
  if (roles) existingRole = existingRole.where('role', 'in', [...roles]);
  if (organizations) existingRole = existingRole.where('organizationId', 'in', [...organizations]);
  return existingRole;
}

/** Oneself, the people of one's organisations, the students of one's schools, or everybody of the centre. */
export function visibleTo(scope: TenantScope, actor: Actor) {
  const base = scope.db.selectFrom('users as u').where('u.volunteerCenterId', '=', scope.centerId);
  if (actor.kind === 'anonymous') return base.where(sql<boolean>`false`);
  if (accessLevel(actor, 'users.read') === 'center') return base;
  const organizations = organizationsWith(actor, 'users.read');
  const schools = organizationsWith(actor, 'users.read', 'students');
  return base.where(({ or, eb }) => {
    const ways = [eb('u.id', '=', actor.userId)];
    if (organizations.length > 0) ways.push(eb('u.id', 'in', holders(scope, null, organizations)));
    if (schools.length > 0) ways.push(eb('u.id', 'in', holders(scope, ['student'], schools)));
    return or(ways);
  });
}

/** The account, if this reader may know of it. */
export async function findUser(scope: TenantScope, actor: Actor, id: string): Promise<UserRow | undefined> {
  return visibleTo(scope, actor)
    .where('u.id', '=', id)
    .select(columnsOfU)
    .select(accountRoles)
    .executeTakeFirst();
}

/** For commands: the account as it is now, held until the transaction ends. */
export const lockUser = (scope: TenantScope, id: string): Promise<UserRow> =>
  scope.db
    .selectFrom('users as u')
    .select(columnsOfU)
    .select(accountRoles)
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.id', '=', id)
    .forNoKeyUpdate('u')
    .executeTakeFirstOrThrow();

/** Accounts by id, whoever asks: for what follows from a change. */
export const usersByIds = async (scope: TenantScope, ids: readonly string[]): Promise<UserRow[]> =>
  ids.length === 0
    ? []
    : scope.db
        .selectFrom('users as u')
        .select(columnsOfU)
        .select(accountRoles)
        .where('u.volunteerCenterId', '=', scope.centerId)
        .where('u.id', 'in', [...ids])
        .orderBy('u.id')
        .execute();

/** Who has this address at the centre already. */
export const userByEmail = (scope: TenantScope, email: string): Promise<UserRow | undefined> =>
  scope.db
    .selectFrom('users as u')
    .select(columnsOfU)
    .select(accountRoles)
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where(sql<boolean>`lower(u.email) = ${email.toLowerCase()}`)
    .executeTakeFirst();

/** Who looks after an organisation, by name, as far as this reader may see accounts; hardly any has a hundred. */
export const membersOf = async (
  scope: TenantScope,
  actor: Actor,
  organizationId: string,
): Promise<UserRow[]> =>
  accessLevel(actor, 'users.read') === 'none'
    ? []
    : visibleTo(scope, actor)
        .where('u.id', 'in', holders(scope, ['organization_superuser'], [organizationId]))
        .select(columnsOfU)
        .select(accountRoles)
        .orderBy('u.sortName')
        .orderBy('u.id')
        .limit(100)
        .execute();
