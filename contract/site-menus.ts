/** The menus as the site shows them, in the language of the request: only what its visitors can open. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { audiences } from './system-pages.ts';

const siteMenuLink = z.object({
  label: z.string(),
  /** Null for words that only stand over others. */
  href: z.nullable(z.string()),
  audience: oneOf(audiences),
  /** Addresses under this one belong to it. */
  under: z.nullable(z.string()),
});
const siteMenuItem = z.extend(siteMenuLink, { links: z.array(siteMenuLink) });

export const siteMenus = z.object({
  main: z.array(siteMenuItem),
  footer: z.array(siteMenuItem),
  account: z.array(siteMenuItem),
});
export type SiteMenuLink = z.infer<typeof siteMenuLink>;
export type SiteMenuItem = z.infer<typeof siteMenuItem>;
export type SiteMenus = z.infer<typeof siteMenus>;
