import { Link, useLocation } from 'react-router';
import type { LinkProps } from '#app/ui/link.tsx';
import { inLanguageOf, withoutPrefix } from '#app/shell/locale-path.ts';

/** Addresses that are no screens: the router would look for a page there. */
const isFile = /^\/(api|auth\/sign|feed|assets|drawings)(\/|$|_)|^[^?#]*\.[a-z]{2,5}([?#]|$)/;
const isOurs = (href: string) => /^\/(?![/\\])/.test(href) && !isFile.test(href);

/** A link of our own pages that keeps the language; everything else is a plain link. */
export function LocalLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  if (!isOurs(href) || rest.target || rest.download !== undefined) return <a href={href} {...rest} />;
  return <Link to={inLanguageOf(pathname, href === '/switch' ? choosingFrom(pathname) : href)} {...rest} />;
}

/** Whoever goes to another centre goes on with what they were looking at. */
function choosingFrom(pathname: string): string {
  const from = withoutPrefix(pathname);
  return ['/', '/switch'].includes(from) ? '/switch' : `/switch?${new URLSearchParams({ from })}`;
}
