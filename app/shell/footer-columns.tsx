import type { FooterColumn } from '#contract/site-menus.ts';
import type { FrameTheme } from '#app/shell/frame.ts';
import { Link } from '#app/ui/link.tsx';

/** A link on the band. */
export const quiet = 'text-onband no-underline hover:underline';

interface FooterColumnsProps {
  columns: readonly FooterColumn[];
  variant: FrameTheme['footer']['variant'];
  /** The one that is being edited, counted from 0. */
  outlined?: number | undefined;
}

function Links({ links, isRow }: { links: FooterColumn['links']; isRow: boolean }) {
  return (
    <ul className={isRow ? 'flex flex-wrap gap-x-6' : 'mt-2'}>
      {links.map(({ href, label }) => (
        <li key={`${href} ${label}`}>
          <Link href={href} className={`inline-flex min-h-11 items-center hyphens-auto ${quiet}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const outline = 'rounded-card outline-3 outline-offset-8 outline-accent';

/** The columns of the centre; where the footer is one row, their links in a row. */
export function FooterColumns({ columns, variant, outlined }: FooterColumnsProps) {
  if (variant === 'compact') return <Links isRow links={columns.flatMap(({ links }) => links)} />;
  const drawn = columns.map(({ title, links }, at) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- two columns may be called the same
      key={`${at} ${title}`}
      data-outlined={at === outlined || undefined}
      className={`min-w-0 ${at === outlined ? outline : ''}`}
    >
      {title !== '' && <h2 className="t-h4 hyphens-auto">{title}</h2>}
      <Links isRow={false} links={links} />
    </div>
  ));
  if (variant === 'columns') return drawn;
  return <div className="flex flex-wrap justify-center gap-x-16 gap-y-8 empty:hidden">{drawn}</div>;
}
