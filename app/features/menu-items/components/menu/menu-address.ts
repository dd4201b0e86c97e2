/** Which menu is open, and which item beside it, stands in the address. */
import { menus, type Menu } from '#contract/menu-items.ts';

const path = '/content/menu-items';
/** Stands for an item that is still to be made. */
export const newItem = 'new';

export const menuIn = (search: URLSearchParams): Menu =>
  menus.find((name) => name === search.get('menu')) ?? 'main';

/** Id of an item, `newItem`, or null. */
export const openIn = (search: URLSearchParams): string | null => search.get('item') || null;

/** Id of the page that a new item begins with, or null. */
export const pageIn = (search: URLSearchParams): string | null => search.get('page') || null;

/** Where a page is put into the main menu. */
export const addressForPage = (pageId: string): string =>
  `${path}?${new URLSearchParams({ item: newItem, page: pageId })}`;

/** The main menu needs no word. */
export function menuAddress(menu: Menu, item: string | null = null): string {
  const search = new URLSearchParams({ ...(menu !== 'main' && { menu }), ...(item !== null && { item }) });
  return search.size === 0 ? path : `${path}?${search}`;
}
