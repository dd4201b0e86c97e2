import type { ReactNode } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

type WaitingSectionProps = {
  id: string;
  title: string;
  /** How many wait. */
  count: number;
  /** Where they are answered, and what the way there says. */
  href: string;
  open: string;
  children: ReactNode;
};

/** What waits for an answer of the centre, how many there are and the way there; nothing at all when there are none. */
export function WaitingSection({ id, title, count, href, open, children }: WaitingSectionProps) {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <HeadingRule
        id={id}
        count={number(count)}
        side={
          <Link href={href} className="link">
            {open}
          </Link>
        }
      >
        {title}
      </HeadingRule>
      {children}
    </section>
  );
}
