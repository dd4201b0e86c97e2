/** Who is asking. Made by authentication only; policies and queries read it. */
import type { Locale } from '#contract/locales.ts';
import { accessLevelOf, type AccessLevel, type Right } from '#contract/rights.ts';
import type { Role } from '#contract/roles.ts';
import type { UserStatus } from '#contract/users.ts';

export interface AssignedRole {
  id: string;
  role: Role;
  organizationId: string | null;
}

/** The admin who is signed in as this person. */
export interface ActingAdmin {
  userId: string;
  name: string;
  centerId: number;
  /** Their own session, without which this one ends. */
  sessionId: string;
  endsAt: Date;
}

export interface SignedIn {
  kind: 'user';
  userId: string;
  /** The centre that the account belongs to: another than the request's for an admin only. */
  homeCenterId: number;
  email: string;
  firstName: string;
  lastName: string;
  status: UserStatus;
  locale: Locale;
  roles: readonly AssignedRole[];
  sessionId: string;
  /** The centre asks a second proof of its staff, and this person is. */
  isSecondFactorRequired: boolean;
  /** And has none yet: their roles rest until then. */
  needsSecondFactor: boolean;
  /** Null when people act for themselves. */
  actingAdmin: ActingAdmin | null;
}

export interface Anonymous {
  kind: 'anonymous';
}

export type Actor = SignedIn | Anonymous;

export const anonymous: Anonymous = { kind: 'anonymous' };

export const fullName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim();

/** How far this person reaches with a right. */
export const accessLevel = (actor: Actor, right: Right): AccessLevel =>
  accessLevelOf(right, actor.kind === 'anonymous' ? null : actor.roles.map((assigned) => assigned.role));

/** Organisations in which a role of this person gives the right: over all that is theirs, or over their students' things. */
export function organizationsWith(
  actor: Actor,
  right: Right,
  level: 'organization' | 'students' = 'organization',
): string[] {
  if (actor.kind === 'anonymous') return [];
  return actor.roles
    .filter((assigned) => assigned.organizationId !== null && accessLevelOf(right, [assigned.role]) === level)
    .map((assigned) => assigned.organizationId as string);
}

export const isAdmin = (actor: Actor) =>
  actor.kind === 'user' && actor.roles.some((assigned) => assigned.role === 'admin');
