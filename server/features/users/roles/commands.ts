/** Giving and taking roles, and the promise that a centre or an approved organisation is never without who may run it. */
import type { Problem } from '#contract/errors.ts';
import { schoolRoles, type Role } from '#contract/roles.ts';
import type { RoleGrant } from '#contract/user-administration.ts';
import type { Actor, AssignedRole } from '#server/auth/actor.ts';
import { recordAudit, type PartOfEvent } from '#server/audit/events.ts';
import { endUndosOf } from '#server/features/undos/commands.ts';
import { forgetUnproven, makeRoles } from '../making/commands.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findUser, lockUser } from '../administration/queries.ts';
import { mayGive } from '../administration/policy.ts';
import type { UserRow } from '../resource.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'> & PartOfEvent;
type Giving = CommandContext & Pick<Context, 'services'>;
type Held = Pick<AssignedRole, 'role' | 'organizationId'>;

const isSame = (one: Held, other: Held) =>
  one.role === other.role && one.organizationId === other.organizationId;

/** An organisation as far as roles go by it. */
export interface RoleOrganization {
  organizationType: string;
  status: string;
}

/** What keeps a role from being held for an organisation. */
export function roleObstacle(role: Role, organization: RoleOrganization | undefined): Problem | null {
  if (!organization || organization.status === 'deleted')
    return { code: 'unknown_record', pointer: '/data/attributes/organization_id' };
  if (role !== 'organization_superuser' && organization.organizationType !== 'School')
    return { code: 'school_only', pointer: '/data/attributes/role' };
  return null;
}

/** Throws 403 when this person may not give the role, 422 when it cannot be held here, or for that organisation. */
export async function checkGiving(
  { scope, actor, services }: Pick<Giving, 'scope' | 'actor' | 'services'>,
  role: Role,
  organizationId: string | null,
  isAllowed: (actor: Actor, role: Role, organizationId: string | null) => boolean = mayGive,
): Promise<void> {
  if (!isAllowed(actor, role, organizationId)) refuse('forbidden');
  if (schoolRoles.includes(role) && !services.configuration.isStagedoos)
    refuse('inclusion', { pointer: '/data/attributes/role' });
  if (organizationId === null) return;
  const organization = await scope.db
    .selectFrom('organizations')
    .select(['organizationType', 'status'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', organizationId)
    .executeTakeFirst();
  const obstacle = roleObstacle(role, organization);
  if (obstacle) refuseAll([obstacle]);
}

/** Writes the role down, once. Judging is the caller's. */
export async function insertRole(
  { scope, actor, now, isPart }: CommandContext,
  userId: string,
  { role, organizationId }: Held,
): Promise<void> {
  if ((await makeRoles(scope, [{ userId, role, organizationId }], now)) === 0) return;
  await forgetUnproven(scope, [userId]);
  const about = { subjectType: 'users', subjectId: userId, isPart } as const;
  await recordAudit(scope, actor, { ...about, act: 'add_role', toState: role, reason: organizationId });
}

/** Gives somebody a role. They have it already: nothing changes. */
export async function addRole(act: Giving, user: UserRow, given: RoleGrant): Promise<UserRow> {
  const { scope } = act;
  const organizationId = given.organizationId ?? null;
  await checkGiving(act, given.role, organizationId);
  await lockUser(scope, user.id);
  await insertRole(act, user.id, { role: given.role, organizationId });
  return lockUser(scope, user.id);
}

/** Roles without which nobody could run the centre, or the organisation that is on the site. */
const guarded = (assigned: Held) =>
  assigned.role === 'center_superuser' || assigned.role === 'organization_superuser';

/** The rows of roles that are held for the centre, or for one of these organisations. */
const rowsOf = (scope: TenantScope, organizations: readonly string[]) =>
  scope.db
    .selectFrom('userRoles as r')
    .where('r.volunteerCenterId', '=', scope.centerId)
    .where('r.role', 'in', ['center_superuser', 'organization_superuser'])
    .where(({ or, eb }) =>
      or([
        eb('r.organizationId', 'is', null),
        ...(organizations.length > 0 ? [eb('r.organizationId', 'in', [...organizations])] : []),
      ]),
    );

/**
 * Holds all rows of the guarded roles among these until the transaction ends, always in the same order and before anybody's
 * account: of two removals at once the second sees what the first left. Answers the organisations concerned.
 */
export async function holdGuarded(scope: TenantScope, roles: readonly Held[]): Promise<string[]> {
  const concerned = roles.filter(guarded);
  const organizations = concerned.flatMap(({ organizationId }) => organizationId ?? []);
  if (concerned.length > 0)
    await rowsOf(scope, organizations).select('r.id').orderBy('r.id').forUpdate('r').execute();
  return organizations;
}

/** The roles of these of which nobody else who can sign in is a holder. */
async function lastOnes(scope: TenantScope, userId: string, roles: readonly Held[]): Promise<Held[]> {
  const organizations = await holdGuarded(scope, roles);
  const concerned = roles.filter(guarded);
  if (concerned.length === 0) return [];
  const holders = await rowsOf(scope, organizations)
    .innerJoin('users as u', (join) =>
      join.onRef('u.volunteerCenterId', '=', 'r.volunteerCenterId').onRef('u.id', '=', 'r.userId'),
    )
    .leftJoin('organizations as o', (join) =>
      join.onRef('o.volunteerCenterId', '=', 'r.volunteerCenterId').onRef('o.id', '=', 'r.organizationId'),
    )
    .select(['r.role', 'r.organizationId', 'r.userId', 'o.status as organizationStatus'])
    .where('u.status', '=', 'active')
    .execute();
  return concerned.filter((assigned) => {
    const same = holders.filter((row) => isSame({ ...row, role: row.role as Role }, assigned));
    const own = same.find((row) => row.userId === userId);
    const isOnSite = assigned.organizationId === null || own?.organizationStatus === 'approved';
    return own !== undefined && isOnSite && same.length === 1;
  });
}

/** Who takes over must be able to: somebody active whom the reader knows, and not the person who leaves. */
async function successorOf({ scope, actor }: CommandContext, userId: string, id: string): Promise<UserRow> {
  const found = id === userId ? undefined : await findUser(scope, actor, id);
  if (!found || found.status !== 'active')
    refuse('unknown_record', { pointer: '/data/attributes/successor_id' });
  return found;
}

/**
 * Before somebody loses these roles, or can no longer use them: hands those on of which they are the last holder. Throws 422
 * `last_superuser` when no successor is named. Also for removing one's own account.
 */
export async function handOn(
  context: CommandContext,
  userId: string,
  roles: readonly Held[],
  successorId: string | null | undefined,
): Promise<void> {
  const last = await lastOnes(context.scope, userId, roles);
  if (last.length === 0) return;
  if (!successorId) refuse('last_superuser', { pointer: '/data/attributes/successor_id' });
  const successor = await successorOf(context, userId, successorId);
  for (const held of last) await insertRole(context, successor.id, held);
}

/** Takes a role away. Throws 422 when the person does not hold it, or is the last and nobody follows. */
export async function removeRole(
  context: CommandContext,
  user: UserRow,
  given: RoleGrant & { successorId?: string | null },
): Promise<void> {
  const { scope, actor } = context;
  const wanted: Held = { role: given.role, organizationId: given.organizationId ?? null };
  if (!mayGive(actor, wanted.role, wanted.organizationId)) refuse('forbidden');
  const assigned = user.roles.find((one) => isSame(one, wanted));
  if (!assigned) refuse('unknown_record', { pointer: '/data/attributes/role' });
  await handOn(context, user.id, [assigned], given.successorId);
  await scope.db
    .deleteFrom('userRoles')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', assigned.id)
    .execute();
  await endUndosOf(scope, user.id);
  await recordAudit(scope, actor, {
    act: 'remove_role',
    subjectType: 'users',
    subjectId: user.id,
    fromState: assigned.role,
    reason: assigned.organizationId,
  });
}
