/** Who keeps the centres: admins, who are above them. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

export const mayKeepCenters = (actor: Actor): boolean =>
  accessLevel(actor, 'managed_centers.manage') === 'center';

/** About no centre in particular. */
export const keepCenters = rule<undefined>('managed_centers.manage', mayKeepCenters);
export const keepCenter = rule<unknown>('managed_centers.manage', mayKeepCenters);
