/** Who sets what a centre sets itself. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

export const mayKeepSettings = (actor: Actor): boolean =>
  accessLevel(actor, 'center_settings.manage') === 'center';

export const keepSettings = rule<undefined>('center_settings.manage', mayKeepSettings);
