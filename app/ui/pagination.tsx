import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';

type PaginationProps = {
  /** Name of the landmark: 'Pagina's met vacatures'. */
  label: string;
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** 'Pagina 3', for screen readers. */
  pageName: (page: number) => string;
  previous: string;
  next: string;
  /** The choice of how many per page, at the left. */
  children?: ReactNode;
};

export function Pagination({
  label,
  page,
  pages,
  hrefFor,
  pageName,
  previous,
  next,
  children,
}: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {children}
      {pages > 1 && (
        <nav
          aria-label={label}
          className="ml-auto flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:ml-0 max-sm:w-full"
        >
          {page > 1 && (
            <Link href={hrefFor(page - 1)} rel="prev" className={STEP}>
              <ArrowLeft />
              {previous}
            </Link>
          )}
          <ul className="flex flex-wrap items-center gap-0.5 tnum max-sm:order-first max-sm:w-full">
            {pageNumbers(page, pages).map((at, index) => (
              <li key={at ?? `gap-${index}`}>
                {at === undefined ? (
                  <span className="grid h-11 w-7 place-content-center text-soft" aria-hidden="true">
                    …
                  </span>
                ) : (
                  <Link
                    href={hrefFor(at)}
                    aria-label={pageName(at)}
                    aria-current={at === page ? 'page' : undefined}
                    className="grid h-11 min-w-11 place-content-center rounded-ctl border-ctl border-transparent px-2 font-semibold text-ink transition-colors hover:bg-tint2 aria-[current]:bg-solid aria-[current]:text-onsolid"
                  >
                    {at}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {page < pages && (
            <Link href={hrefFor(page + 1)} rel="next" className={STEP}>
              {next}
              <ArrowRight />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

const STEP =
  'inline-flex min-h-11 items-center gap-2 rounded-ctl px-2.5 font-semibold text-link no-underline transition-colors hover:bg-tint2 [&_svg]:size-5';

/** First, last and the neighbours of this page; undefined where pages are left out. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  if (page <= 2) wanted.push(3);
  if (page >= pages - 1) wanted.push(pages - 2);
  const visible = [...new Set(wanted)].filter((at) => at >= 1 && at <= pages).sort((a, b) => a - b);
  return visible.flatMap((at, index) => {
    const gap = at - (visible[index - 1] ?? 0);
    if (gap === 2) return [at - 1, at];
    return gap > 2 ? [undefined, at] : [at];
  });
}
