import { useLocation } from 'react-router';
import type { SiteMenuItem, SiteMenuLink } from '#contract/site-menus.ts';
import { withoutPrefix } from '#app/shell/locale-path.ts';
import { menuRow } from '#app/shell/popover.tsx';
import { Link } from '#app/ui/link.tsx';

/** Whether a link leads to the part of the site that one is in. */
export function useIsCurrent(): (link: SiteMenuLink) => boolean {
  const path = withoutPrefix(useLocation().pathname);
  return ({ href, under }) => {
    const part = under ?? href;
    return part !== null && (path === part || (part !== '/' && path.startsWith(`${part}/`)));
  };
}

function MenuRow({ link, className = '' }: { link: SiteMenuLink; className?: string }) {
  const isCurrent = useIsCurrent()(link);
  if (link.href === null) return <p className={`${menuRow} ${className}`}>{link.label}</p>;
  return (
    <Link
      href={link.href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${menuRow} ${className} ${isCurrent ? 'bg-tint2 text-link' : ''}`}
    >
      {link.label}
    </Link>
  );
}

/** Links below one another, in a panel. */
export function MenuRows({ links, className }: { links: readonly SiteMenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <MenuRow link={link} />
        </li>
      ))}
    </ul>
  );
}

/** An item in a panel, with all that is under it. */
export const MenuItemRows = ({ item, className }: { item: SiteMenuItem; className?: string }) => (
  <li className={className}>
    <MenuRow link={item} className="font-semibold" />
    {item.links.length > 0 && <MenuRows links={item.links} className="ms-3 border-s border-line ps-2" />}
  </li>
);
