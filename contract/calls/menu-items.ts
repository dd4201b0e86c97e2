/** The calls of menu items: for who keeps the menus. Visitors get the menus with the profile of their centre. */
import { call } from '../call.ts';
import { menuItemCreate, menuItemListMeta, menuItemPlace, menuItems, menuItemUpdate } from '../menu-items.ts';

export const menuItemCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/menu_items',
    summary: 'What stands in the menus, in order; filter by menu, or by the page that items lead to',
    answers: menuItems,
    list: menuItems,
    can: ['create'],
    meta: menuItemListMeta,
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/menu_items/:id',
    summary: 'One item of a menu',
    answers: menuItems,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/menu_items',
    summary: 'Add an item to a menu, below those that are there',
    answers: menuItems,
    creates: true,
    isIdempotent: true,
    body: { type: 'menu_items', schema: menuItemCreate },
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/menu_items/:id',
    summary: 'Change what an item is called, where it leads and what it stands under',
    answers: menuItems,
    body: { type: 'menu_items', schema: menuItemUpdate },
  }),
  reorder: call({
    method: 'POST',
    path: '/api/v1/menu_items/reorder',
    summary: 'Give an item another place in its menu',
    answers: menuItems,
    body: { type: 'flat', schema: menuItemPlace },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/menu_items/:id',
    summary: 'Remove an item, with what stands under it',
    answers: menuItems,
    isSilent: true,
  }),
};
