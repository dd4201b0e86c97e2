/** Which roles somebody may give, and for which organisations. The server judges again. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import {
  grantableRoles,
  organizationRoles,
  accessLevelOf,
  roles,
  schoolRoles,
  type Role,
} from '#contract/rights.ts';
import type { Page } from '#app/api/page-context.ts';

export interface RoleChoices {
  roles: Role[];
  organizations: { id: string; name: string; mayInvite: boolean }[];
  /** Somebody may be asked in as a volunteer of the centre, without a role. */
  mayBeNone: boolean;
  /** Into the centre, or an organisation that it approved. */
  mayInvite: boolean;
}

const heldBy = ({ actor }: Page): Role[] =>
  actor.kind === 'user' ? actor.roles.map(({ role }) => role) : [];

/** Those one may give, those of internships where schools take part; a mentor asks students in. */
export function rolesToGive(page: Page): Role[] {
  const ownRoles = heldBy(page);
  const grantable = new Set(ownRoles.flatMap((role) => grantableRoles[role] ?? []));
  if (accessLevelOf('users.invite', ownRoles) === 'students') grantable.add('student');
  return roles.filter((role) => grantable.has(role) && (page.hasInternships || !schoolRoles.includes(role)));
}

/** Organisations by name: all of the centre, or those one works for. */
async function organizationChoices({ api }: Page, isCenter: boolean) {
  const fields = { organizations: ['name'] };
  const { items } = isCenter
    ? await api.list(organizationCalls.list, { sort: 'name', page: { size: pageSizeMax }, fields })
    : await api.list(organizationCalls.own, { fields });
  return items.map(({ id, name, can }) => ({ id, name, mayInvite: can.invite }));
}

/** Whether this reader may ask somebody in without a role. */
export const mayBeNoneOf = (page: Page): boolean => accessLevelOf('users.invite', heldBy(page)) === 'center';

export async function roleChoices(page: Page): Promise<RoleChoices> {
  const grantable = rolesToGive(page);
  const isAsked = grantable.some((role) => organizationRoles.includes(role));
  const isCenter = mayBeNoneOf(page);
  const organizations = isAsked ? await organizationChoices(page, isCenter) : [];
  const mayInvite = isCenter || (grantable.length > 0 && organizations.some((one) => one.mayInvite));
  return { roles: grantable, organizations: organizations, mayBeNone: isCenter, mayInvite };
}
