/** Which roles somebody may give, and for which organisations, as the API says. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { toolbarCalls } from '#contract/calls/toolbars.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { organizationRoles, type Role } from '#contract/roles.ts';
import type { Page } from '#app/api/page-context.ts';

export interface RoleChoices {
  roles: Role[];
  organizations: { id: string; name: string; mayInvite: boolean }[];
  /** Somebody may be asked in as a volunteer of the centre, without a role. */
  mayBeNone: boolean;
  /** Into the centre, or an organisation that it approved. */
  mayInvite: boolean;
}

/** Organisations by name: all of the centre, or those one works for. */
async function organizationChoices({ api }: Page, isCenter: boolean) {
  const fields = { organizations: ['name'] };
  const { items } = isCenter
    ? await api.list(organizationCalls.list, { sort: 'name', page: { size: pageSizeMax }, fields })
    : await api.list(organizationCalls.own, { fields });
  return items.map(({ id, name, can }) => ({ id, name, mayInvite: can.invite }));
}

/** Whether this reader may ask somebody in without a role: who may do so for the whole centre. */
export const mayBeNoneOf = async ({ api }: Page): Promise<boolean> =>
  (await api.one(toolbarCalls.show)).can.importUsers;

export async function roleChoices(page: Page): Promise<RoleChoices> {
  const { grantableRoles, can } = await page.api.one(toolbarCalls.show);
  const isCenter = can.importUsers;
  const isAsked = grantableRoles.some((role) => organizationRoles.includes(role));
  const organizations = isAsked ? await organizationChoices(page, isCenter) : [];
  const mayInvite = isCenter || (grantableRoles.length > 0 && organizations.some((one) => one.mayInvite));
  return { roles: grantableRoles, organizations, mayBeNone: isCenter, mayInvite };
}
