/** What leads to a page: items of menus, and links on other pages. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { menus } from './menu-items.ts';

/** The nouns whose records may lead to a page. */
export const pageUseKinds = ['menu_items', 'pages'] as const;

export const pageUses = resourceContract({
  type: 'page_uses',
  attributes: z.object({
    kind: oneOf(pageUseKinds),
    /** Of that record, as its editors have it. */
    title: z.string(),
    /** In which it stands; null of a page. */
    menu: z.nullable(oneOf(menus)),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
