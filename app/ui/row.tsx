import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';

type RowProps = {
  title: ReactNode;
  /** Makes the whole row lead there; the title is the link. */
  href?: string;
  /** Avatar, plate or thumb, marked as beside its name. */
  picture?: ReactNode;
  /** The second line. */
  children?: ReactNode;
  /** At the right: a badge, a number, a time. */
  side?: ReactNode;
  /** What else can be done; stays above the link of the row. */
  actions?: ReactNode;
  isCurrent?: boolean;
};

/** One of a list, with a thin rule below. Stands in an `ol` or `ul`. */
export function Row({ title, href, picture, children, side, actions, isCurrent }: RowProps) {
  const hover = href === undefined ? '' : 'hover:bg-tint';
  return (
    <li
      className={`group relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-2 py-3 ${isCurrent ? 'bg-tint2' : hover}`}
    >
      {picture}
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        {href === undefined ? (
          <p className="font-semibold">{title}</p>
        ) : (
          <Link
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            className="font-semibold text-ink no-underline group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        )}
        {children && <div className="t-sm text-soft">{children}</div>}
      </div>
      {side && <div className="text-soft tnum">{side}</div>}
      {href !== undefined && !side && !actions && (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft max-[17rem]:hidden" />
      )}
      {actions && <div className="relative flex items-center gap-1">{actions}</div>}
    </li>
  );
}
