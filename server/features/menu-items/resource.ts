import { menuItems } from '#contract/menu-items.ts';
import { identifier, plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayKeepMenus } from './policy.ts';
import type { MenuItemRow } from './queries.ts';

export const menuItemResource: Resource<MenuItemRow, typeof menuItems> = {
  contract: menuItems,
  id: (item) => item.id,
  attributes: (item) => ({ ...plainAttributes(menuItems, item), order: item.position }),
  relationships: ({ parentId }) => ({ parent: identifier('menu_items', parentId) }),
  can: (_item, { actor }) => ({ update: mayKeepMenus(actor), delete: mayKeepMenus(actor) }),
};
