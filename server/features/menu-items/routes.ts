/** The calls of menu items. */
import { menuItemCalls } from '#contract/calls/menu-items.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { createItem, deleteItem, placeItem, updateItem } from './commands.ts';
import { keepItem, keepMenus } from './policy.ts';
import { findItem, listItems } from './queries.ts';
import { menuItemResource } from './resource.ts';

const find = ({ scope, center, id }: Context) => findItem(scope, center.features, id);
const resource = menuItemResource;

export const routes: Route[] = [
  route(menuItemCalls.list, {
    policy: keepMenus,
    resource,
    canIf: { create: keepMenus },
    handle: async ({ scope, center, query }) => {
      const { page, counts } = await listItems(scope, center.features, query);
      return list(page, { counts });
    },
  }),
  route(menuItemCalls.show, { policy: keepItem, find, resource, handle: async ({ record }) => one(record) }),
  route(menuItemCalls.create, {
    policy: keepMenus,
    resource,
    handle: async (context) => one(await createItem(context, context.body)),
  }),
  route(menuItemCalls.update, {
    policy: keepItem,
    find,
    resource,
    handle: async (context) => one(await updateItem(context, context.record.id, context.body)),
  }),
  route(menuItemCalls.reorder, {
    policy: keepMenus,
    resource,
    handle: async (context) => one(await placeItem(context, context.body)),
  }),
  route(menuItemCalls.remove, {
    policy: keepItem,
    find,
    resource,
    handle: async (context) => {
      await deleteItem(context, context.record.id);
      return none;
    },
  }),
];
