/** Who may take an organisation to another centre: admins, where the configuration says that organisations move at all. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { OrganizationRow } from '../queries.ts';

export interface Movable {
  organization: OrganizationRow;
  center: Center;
}

export const mayMoveToCenter = (actor: Actor, { organization, center }: Movable): boolean =>
  center.canMoveOrganizations &&
  organization.status !== 'deleted' &&
  accessLevel(actor, 'organizations.move') === 'center';

export const moveToCenterRule = rule<Movable>('organizations.move', mayMoveToCenter);
