/** Which menu is open, and which item beside it, stands in the address. */
import { menus, type Menu } from '#contract/menu-items.ts';

const path = '/content/menu-items';
/** Stands for an item that is still to be made. */
export const newItem = 'new';

export const menuIn = (search: URLSearchParams): Menu =>
  menus.find((name) => name === search.get('menu')) ?? 'main';

/** Id of an item, `newItem`, or null. */
export const openIn = (search: URLSearchParams): string | null => search.get('item') || null;

/** The main menu needs no word. */
export function menuAddress(menu: Menu, item: string | null = null): string {
  const search = new URLSearchParams({ ...(menu !== 'main' && { menu }), ...(item !== null && { item }) });
  return search.size === 0 ? path : `${path}?${search}`;
}
