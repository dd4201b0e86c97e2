import { useEffect, useRef } from 'react';
import { Counter } from '#app/ui/counter.tsx';
import { Link } from '#app/ui/link.tsx';

export type Tab = { href: string; label: string; count?: string; current?: boolean };

/** Links that look like tabs: the address says which one is open. On a phone they scroll, with the last one cut off; elsewhere they have a second line. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  const list = useCurrentInSight(items.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul
        ref={list}
        className="focus-inset -mb-px flex overflow-x-auto [scrollbar-width:none] sm:flex-wrap sm:overflow-x-visible"
      >
        {items.map((item) => (
          <li key={`${item.label} ${item.href}`} className="shrink-0">
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-3 font-medium whitespace-nowrap text-soft no-underline transition-colors hover:border-line hover:text-ink aria-[current]:border-solid aria-[current]:text-link"
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

/** Where the tabs scroll, the open one is not left outside. Whoever scrolled them before the script was there is not moved back. */
function useCurrentInSight(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const isTheirs = isFirst.current && (list.current?.scrollLeft ?? 0) > 0;
    isFirst.current = false;
    if (isTheirs) return;
    const [box, tab] = [list.current, list.current?.querySelector('[aria-current]')?.parentElement];
    if (current === undefined || !box || !tab || box.scrollWidth <= box.clientWidth) return;
    const middle = tab.offsetLeft - box.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    box.scrollTo({ left: middle });
  }, [current]);
  return list;
}
