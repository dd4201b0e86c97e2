import { Counter } from '#app/ui/counter.tsx';
import { Link } from '#app/ui/link.tsx';

export type Tab = { href: string; label: string; count?: string; current?: boolean };

/** Links that look like tabs: the address says which one is open. On a phone they scroll, with the last one cut off. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="focus-inset -mb-px flex overflow-x-auto [scrollbar-width:none]">
        {items.map((item) => (
          <li key={item.href} className="shrink-0">
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2.5 border-b-[3px] border-transparent px-3.5 font-medium whitespace-nowrap text-soft no-underline transition-colors hover:border-line hover:text-ink aria-[current]:border-solid aria-[current]:text-link"
            >
              {item.label}
              {item.count && <Counter current={item.current}>{item.count}</Counter>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
