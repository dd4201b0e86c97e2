import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '#app/ui/link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

type Looks = {
  children: ReactNode;
  icon?: ReactNode;
  chosen?: boolean;
  /** What pressing takes away, for screen readers: 'filter weghalen'. Shows the cross. */
  removes?: string;
};
type ChipProps = Looks &
  (
    | ({ href: string } & Omit<LinkProps, 'className'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'className'>)
  );

export function Chip({ children, icon, chosen, removes, ...native }: ChipProps) {
  const on = chosen ?? removes !== undefined;
  const look = `inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border-ctl px-4 py-1 t-body leading-tight font-medium no-underline transition-colors [&_svg]:size-4.5 [&_svg]:shrink-0 ${
    on
      ? 'border-solid bg-tint2 text-link hover:bg-tint3 hover:text-ink'
      : 'border-edge bg-surface text-ink hover:border-ink hover:bg-tint'
  }`;
  const inside = (
    <>
      {icon}
      <span className="min-w-0 wrap-break-word">
        {children}
        {removes && <VisuallyHidden>, {removes}</VisuallyHidden>}
      </span>
      {removes && <X />}
    </>
  );
  if (native.href !== undefined)
    return (
      <Link {...native} className={look} aria-current={chosen ? 'true' : undefined}>
        {inside}
      </Link>
    );
  return (
    <button type="button" {...native} className={look} aria-pressed={removes ? undefined : on}>
      {inside}
    </button>
  );
}
