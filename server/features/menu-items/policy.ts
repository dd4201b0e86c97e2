/** Who keeps the menus: whoever keeps the site. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

export const mayKeepMenus = (actor: Actor): boolean => accessLevel(actor, 'menu_items.manage') === 'center';

/** About no item in particular. */
export const keepMenus = rule<undefined>('menu_items.manage', mayKeepMenus);
export const keepItem = rule<unknown>('menu_items.manage', mayKeepMenus);
