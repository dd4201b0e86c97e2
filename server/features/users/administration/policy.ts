/** Who may do what with an account: pure functions over the table of rights. */
import { grantableRoles, type Right } from '#contract/rights.ts';
import { organizationRoles, roles, schoolRoles, type Role } from '#contract/roles.ts';
import { rule } from '#server/http/policy.ts';
import {
  isAdmin,
  organizationsWith,
  accessLevel,
  type Actor,
  type AssignedRole,
} from '#server/auth/actor.ts';

/** What is judged of an account. */
export interface Judged {
  id: string;
  roles: readonly AssignedRole[];
}

export const isSelf = (actor: Actor, user: Pick<Judged, 'id'>): boolean =>
  actor.kind === 'user' && actor.userId === user.id;

/** Whether a right over others' accounts goes as far as this one. */
function reaches(actor: Actor, right: Right, user: Judged): boolean {
  if (accessLevel(actor, right) === 'center') return true;
  const organizations = organizationsWith(actor, right);
  const schools = organizationsWith(actor, right, 'students');
  return user.roles.some(
    ({ role, organizationId }) =>
      organizationId !== null &&
      (organizations.includes(organizationId) || (role === 'student' && schools.includes(organizationId))),
  );
}

/** Whether this person may give and take the role. */
export const mayGive = (actor: Actor, role: Role, organizationId: string | null): boolean =>
  actor.kind === 'user' &&
  actor.roles.some(
    (own) =>
      grantableRoles[own.role]?.includes(role) === true &&
      (own.organizationId === null || own.organizationId === organizationId),
  );

/** Whether this person may invite somebody into the role; without a role it is as a volunteer of the centre. */
export function mayInviteAs(actor: Actor, role: Role | null, organizationId: string | null): boolean {
  if (role === null) return accessLevel(actor, 'users.invite') === 'center';
  if (mayGive(actor, role, organizationId)) return true;
  return (
    role === 'student' &&
    organizationId !== null &&
    organizationsWith(actor, 'users.invite', 'students').includes(organizationId)
  );
}

/** The roles that this person may give anywhere; those of internships where schools take part. */
export function rolesToGive(actor: Actor, hasSchools: boolean): Role[] {
  const places = actor.kind === 'user' ? actor.roles.map(({ organizationId }) => organizationId) : [];
  return roles.filter(
    (role) =>
      (hasSchools || !schoolRoles.includes(role)) &&
      places.some((organizationId) => mayInviteAs(actor, role, organizationId)),
  );
}

/**
 * Whether people may be asked in for this organisation: one that waits for the centre, or was turned down, writes to nobody in
 * the centre's name.
 */
export function mayInviteInto(actor: Actor, organization: { id: string; status: string }): boolean {
  if (accessLevel(actor, 'users.invite') === 'center') return true;
  const own = [
    ...organizationsWith(actor, 'users.invite'),
    ...organizationsWith(actor, 'users.invite', 'students'),
  ];
  return organization.status === 'approved' && own.includes(organization.id);
}

/** Being a volunteer gives nobody power over others. */
const powers = (user: Judged) => user.roles.filter(({ role }) => role !== 'volunteer');

export const mayRead = (actor: Actor, user: Judged): boolean =>
  isSelf(actor, user) ? accessLevel(actor, 'users.read') !== 'none' : reaches(actor, 'users.read', user);

/** Nobody has power over who may do more than they do: an account is a way to everything that its roles allow. */
export const mayManage = (actor: Actor, user: Judged): boolean =>
  isSelf(actor, user)
    ? accessLevel(actor, 'users.manage') !== 'none'
    : reaches(actor, 'users.manage', user) &&
      powers(user).every(({ role, organizationId }) => mayGive(actor, role, organizationId));

/** Ending an account. One's own is ended by nobody who only acts as that person. */
export const mayArchive = (actor: Actor, user: Judged): boolean =>
  mayManage(actor, user) && !(isSelf(actor, user) && actor.kind === 'user' && actor.actingAdmin !== null);

/** Bringing back and switching off: never oneself. */
export const mayMove = (actor: Actor, user: Judged): boolean =>
  !isSelf(actor, user) && mayManage(actor, user);

export const mayResend = (actor: Actor, user: Judged): boolean =>
  !isSelf(actor, user) &&
  reaches(actor, 'users.invite', user) &&
  powers(user).every(({ role, organizationId }) => mayInviteAs(actor, role, organizationId));

/** Nobody raises themselves. Which role it may be is judged by `mayGive`. */
export const mayAddRole = (actor: Actor, user: Judged): boolean =>
  !isSelf(actor, user) && reaches(actor, 'roles.manage', user);

/** Stepping down is everybody's who may give the role at all. */
export const mayRemoveRole = (actor: Actor, user: Judged): boolean => reaches(actor, 'roles.manage', user);

/** Never as oneself, and never as another admin. */
export const maySignInAs = (actor: Actor, user: Judged): boolean =>
  isAdmin(actor) && !isSelf(actor, user) && user.roles.every(({ role }) => role !== 'admin');

export const needsOrganization = (role: Role): boolean => organizationRoles.includes(role);

/** The role is in the body: the command judges it; here only whether one may invite anybody. */
export const inviteRule = rule<undefined>(
  'users.invite',
  (actor) => accessLevel(actor, 'users.invite') !== 'none',
);
const keepsOthers = (actor: Actor) => ['organization', 'center'].includes(accessLevel(actor, 'users.manage'));
/** Which accounts is judged one by one; here only whether somebody keeps others' at all. */
export const bulkRule = rule<undefined>('users.manage (bulk)', keepsOthers);
export const exportRule = rule<undefined>('users.manage (export)', keepsOthers);

/** For the whole centre, by a file of many. */
export const mayInviteAll = (actor: Actor): boolean => accessLevel(actor, 'users.invite') === 'center';
export const inviteAllRule = rule<undefined>('users.invite (import)', mayInviteAll);
