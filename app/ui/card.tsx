import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';

type CardProps = {
  title: string;
  /** Makes the whole card lead there; the title is the link. */
  href?: string;
  level?: 2 | 3 | 4;
  /** Over the title, to the edges: a photo. */
  picture?: ReactNode;
  children?: ReactNode;
  /** At the bottom: facts or buttons. Stays above the link of the card. */
  footer?: ReactNode;
};

/** A separate thing among others. Lists of things are rows; a card never is in a card. */
export function Card({ title, href, level = 3, picture, children, footer }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface text-ink">
      {picture}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading className="t-h4 [overflow-wrap:anywhere] hyphens-auto">
          {href === undefined ? (
            title
          ) : (
            <Link
              href={href}
              className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          )}
        </Heading>
        {children && <div className="text-soft">{children}</div>}
        {footer && <div className="relative mt-auto flex flex-wrap items-center gap-3 pt-2">{footer}</div>}
      </div>
    </article>
  );
}
