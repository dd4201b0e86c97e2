import type { SiteMenuItem } from '#contract/site-menus.ts';
import { useLocale } from '#app/i18n/words.ts';
import { signUpHref } from '#app/shell/account-menu.tsx';
import { useFrame, type CenterProfile, type FrameTheme } from '#app/shell/frame.ts';
import { useMenu, withOwnPage } from '#app/shell/use-menu.ts';
import { Link } from '#app/ui/link.tsx';

/** A link on the band. */
export const quiet = 'text-onband no-underline hover:underline';

interface FooterColumnsProps {
  profile: CenterProfile;
  variant: FrameTheme['footer']['variant'];
}

interface FooterLink {
  label: string;
  href: string | null;
}
interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

/** Items of the footer's menu are columns; those with nothing under them stand together in one without a title. */
function columnsOf(items: readonly SiteMenuItem[]): FooterColumn[] {
  const single = items.filter(({ links }) => links.length === 0);
  const columns = items
    .filter(({ links }) => links.length > 0)
    .map((item) => ({ title: item.label, links: withOwnPage(item) }));
  return single.length > 0 ? [...columns, { title: '', links: single }] : columns;
}

/** By the footer's menu; where that is empty, by the centre's settings. */
function useColumns({ footerColumns }: CenterProfile): FooterColumn[] {
  const isEnglish = useLocale() === 'en';
  const own = useMenu('footer');
  if (own.length > 0) return columnsOf(own);
  return footerColumns.map(({ title, titleEn, links }) => ({
    title: (isEnglish && titleEn) || title,
    links: links.map(({ label, labelEn, href }) => ({ label: (isEnglish && labelEn) || label, href })),
  }));
}

function Links({ links, isRow }: { links: readonly FooterLink[]; isRow: boolean }) {
  const isSignedIn = Boolean(useFrame()?.user);
  // Whoever is in has no need of the door.
  const visible = isSignedIn
    ? links.filter(({ href }) => !href?.startsWith('/auth/') && href !== signUpHref)
    : links;
  return (
    <ul className={isRow ? 'flex flex-wrap gap-x-6' : 'mt-2'}>
      {visible.map(({ href, label }) => (
        <li key={`${href} ${label}`}>
          <Link href={href ?? ''} className={`inline-flex min-h-11 items-center ${quiet}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The centre's own columns; where the footer is one row, their links in a row. */
export function FooterColumns({ profile, variant }: FooterColumnsProps) {
  const own = useColumns(profile);
  if (variant === 'compact') return <Links isRow links={own.flatMap((column) => column.links)} />;
  const columns = own.map(({ title, links }) => (
    <div key={title}>
      {title !== '' && <h2 className="t-h4">{title}</h2>}
      <Links isRow={false} links={links} />
    </div>
  ));
  if (variant === 'columns') return columns;
  return <div className="flex flex-wrap justify-center gap-x-16 gap-y-8 empty:hidden">{columns}</div>;
}
