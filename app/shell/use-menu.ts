import type { SiteMenuItem, SiteMenuLink, SiteMenus } from '#contract/site-menus.ts';
import { useFrame } from '#app/shell/frame.ts';

/** What the centre put into a menu, as far as it is for this reader; nothing where it put nothing there. */
export function useMenu(name: keyof SiteMenus): SiteMenuItem[] {
  const frame = useFrame();
  const others = frame?.user ? 'visitors' : 'signed_in';
  const isFor = ({ audience }: SiteMenuLink) => audience !== others;
  return (
    (frame?.profile.menus?.[name] ?? [])
      // What is for others keeps its word over what is not.
      .map((item) => ({ ...item, href: isFor(item) ? item.href : null, links: item.links.filter(isFor) }))
      .filter(({ href, links }) => href !== null || links.length > 0)
  );
}

/** An item's own page before those under it, unless one of these is that page. */
export const withOwnPage = ({ links, ...own }: SiteMenuItem): SiteMenuLink[] =>
  own.href === null || links.some(({ href }) => href === own.href) ? links : [own, ...links];
