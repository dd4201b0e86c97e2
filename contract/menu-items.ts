/** What stands in the menus of a centre's site. */
import * as z from 'zod/mini';
import { linkTarget } from './block-fields.ts';
import { moment, oneOf, optionalText, recordId, text, wholeNumber } from './fields.ts';
import { locales } from './locales.ts';
import { resourceContract } from './jsonapi.ts';
import { systemPageIds } from './system-pages.ts';

/** The main menu stands in the toolbar and the menu of a phone, the footer's are columns, those of the account below one's own screens. */
export const menus = ['main', 'footer', 'account'] as const;
export type Menu = (typeof menus)[number];

/** Specification, section 3: a page that the centre made, or a screen of the product. */
export const specifiedLinkTypes = ['content_page', 'system_page'] as const;
/** Besides: an address, here or elsewhere, and words that only stand over others. */
export const menuLinkTypes = [...specifiedLinkTypes, 'address', 'heading'] as const;
export type MenuLinkType = (typeof menuLinkTypes)[number];

/** Items under items, and no deeper. */
export const mostMenuLevels = 2;
/** Of a centre, in all its menus together. */
export const mostMenuItems = 500;
/** Of a name, in each language. */
export const longestMenuName = 60;

/**
 * Why visitors do not see an item: its page is gone or not online, this centre does not have the screen, nothing that is seen stands
 * under a heading, or the item that it stands under is not seen itself.
 */
export const hiddenReasons = ['page_gone', 'not_online', 'not_here', 'empty', 'parent'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

const fields = {
  name: text(longestMenuName),
  /** Its Dutch name stands on the English site where there is none. */
  nameEn: z.optional(optionalText(longestMenuName)),
  menu: oneOf(menus),
  /** The item that it stands under. */
  parentId: z.optional(z.nullable(recordId())),
  linkType: oneOf(menuLinkTypes),
  /** Where it leads: one of these three, as the kind of link says. */
  pageId: z.optional(z.nullable(recordId())),
  systemPageId: z.optional(z.nullable(oneOf(systemPageIds))),
  url: z.optional(z.nullable(linkTarget())),
};

/** Body of POST /menu_items. It comes last among those beside it. */
export const menuItemCreate = z.object(fields);
/** Body of PATCH /menu_items/{id}. Under another item it comes last; what stands under it goes along. */
export const menuItemUpdate = z.object({
  ...fields,
  name: z.optional(fields.name),
  menu: z.optional(fields.menu),
  linkType: z.optional(fields.linkType),
  lockVersion: z.optional(z.int()),
});
/** Body of POST /menu_items/reorder: which item stands where among those under the same one, counted from 1. */
export const menuItemPlace = z.object({
  itemId: recordId(),
  parentId: z.nullable(recordId()),
  order: wholeNumber(1, mostMenuItems),
});
export type MenuItemCreate = z.infer<typeof menuItemCreate>;
export type MenuItemUpdate = z.infer<typeof menuItemUpdate>;
export type MenuItemPlace = z.infer<typeof menuItemPlace>;

const attributes = z.object({
  name: z.string(),
  nameEn: z.nullable(z.string()),
  menu: oneOf(menus),
  parentId: z.nullable(z.string()),
  /** Its place among those under the same item, counted from 1. */
  order: z.int(),
  linkType: oneOf(menuLinkTypes),
  pageId: z.nullable(z.string()),
  /** Title of that page, as it is being written. */
  pageTitle: z.nullable(z.string()),
  systemPageId: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** Null where visitors see it. */
  hiddenBecause: z.nullable(oneOf(hiddenReasons)),
  /** Languages of the site in which visitors see it: a page that is online in English alone is no link of the Dutch site. */
  shownIn: z.array(oneOf(locales)),
  lockVersion: z.int(),
  updatedAt: moment(),
});
export type MenuItemAttributes = z.infer<typeof attributes>;

export const menuItems = resourceContract({
  type: 'menu_items',
  attributes,
  relationships: { parent: { type: 'menu_items' } },
  abilities: ['update', 'delete'],
  /** `pageId`: what a page is asked by before it goes. */
  filters: { menu: 'word', pageId: 'id' },
  scopes: {},
  sorts: [],
  includes: [],
});

/** `meta` of the list: how many items each menu has, whichever of them are asked for. */
export const menuItemListMeta = z.object({
  counts: z.object({ main: z.int(), footer: z.int(), account: z.int() }),
});
