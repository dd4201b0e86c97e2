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

/** A column of the footer. */
export const footerColumn = z.object({
  /** Empty over links that stand under nothing. */
  title: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
});
export type FooterColumn = z.infer<typeof footerColumn>;

export const siteMenus = z.object({
  main: z.array(siteMenuItem),
  footer: z.array(siteMenuItem),
  account: z.array(siteMenuItem),
});
export type SiteMenuLink = z.infer<typeof siteMenuLink>;
export type SiteMenuItem = z.infer<typeof siteMenuItem>;
export type SiteMenus = z.infer<typeof siteMenus>;

/** As far as it is for whoever is signed in, or for who is not. What is for others keeps its word over what is not. */
export function menuFor<Item extends SiteMenuItem>(items: readonly Item[], isSignedIn: boolean): Item[] {
  const others = isSignedIn ? 'visitors' : 'signed_in';
  const isFor = ({ audience }: SiteMenuLink) => audience !== others;
  return items
    .map((item) => ({ ...item, href: isFor(item) ? item.href : null, links: item.links.filter(isFor) }))
    .filter(({ href, links }) => href !== null || links.length > 0);
}

/** An item's own page before those under it, unless one of these is that page. */
export const withOwnPage = ({ links, ...own }: SiteMenuItem): SiteMenuLink[] =>
  own.href === null || links.some(({ href }) => href === own.href) ? links : [own, ...links];

/** Items of the footer's menu are columns; those with nothing under them stand together in one without a title. */
export function footerColumnsOf(items: readonly SiteMenuItem[]): FooterColumn[] {
  const linkOf = ({ label, href }: SiteMenuLink) => ({ label, href: href ?? '' });
  const single = items.filter(({ links }) => links.length === 0).map(linkOf);
  const columns = items
    .filter(({ links }) => links.length > 0)
    .map((item) => ({ title: item.label, links: withOwnPage(item).map(linkOf) }));
  return single.length > 0 ? [...columns, { title: '', links: single }] : columns;
}
