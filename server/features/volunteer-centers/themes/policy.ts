/** Who decides how the site looks: the centre's own staff. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

const mayDesign = (actor: Actor): boolean => accessLevel(actor, 'themes.manage') === 'center';

export const manageTheme = rule<undefined>('themes.manage', mayDesign);
