/** What every screen shows of whoever is signed in: each of them waits for this, so it is counted and no more. */
import type { Toolbar } from '#contract/toolbars.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { bookmarkedIds } from '#server/features/bookmarks/queries.ts';
import { countWaitingApplications } from '#server/features/dashboard/queries.ts';
import { waitingForCenter } from '#server/features/dashboard/to-do/queries.ts';
import { countUnread } from '#server/features/notifications/queries.ts';
import { chosenOrganization, currentOrganizations } from '#server/features/organizations/current/queries.ts';
import { rolesToGive } from '#server/features/users/administration/policy.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

interface Surroundings {
  /** The organisation that was chosen last, as the client says. */
  chosen: unknown;
  /** Whether schools take part in this centre. */
  hasSchools: boolean;
}

/** For whoever is signed in. */
export async function toolbarOf(
  scope: TenantScope,
  actor: SignedIn,
  { chosen, hasSchools }: Surroundings,
): Promise<Toolbar> {
  const own = await currentOrganizations(scope, actor);
  const current = chosenOrganization(own, chosen);
  return {
    unread: await countUnread(scope, actor),
    waiting: await countWaitingApplications(scope, actor, current?.id),
    ...(await waitingForCenter(scope, actor)),
    organizations: own.map(({ id, name }) => ({ id, name })),
    currentOrganizationId: current?.id ?? null,
    bookmarks: await bookmarkedIds(scope, actor),
    grantableRoles: rolesToGive(actor, hasSchools),
  };
}
