import { Link } from '#app/ui/link.tsx';

export type Segment = {
  href: string;
  label: string;
  /** The whole word where the label is short: 'Nederlands'. Begin it with the label where that reads well. */
  name?: string;
  /** Language of the label, when it differs from the page. */
  lang?: string;
  current?: boolean;
};

/** Two or three views of the same thing, or two languages. */
export function Segmented({ label, items }: { label: string; items: readonly Segment[] }) {
  return (
    <nav aria-label={label} className="inline-block max-w-full">
      <ul className="flex flex-wrap rounded-ctl border border-line p-0.75">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              lang={item.lang}
              hrefLang={item.lang}
              aria-label={item.name && `${item.label} ${item.name}`}
              aria-current={item.current ? 'true' : undefined}
              className="grid min-h-10 min-w-11 place-content-center rounded-tag border border-transparent px-2.5 t-sm font-semibold text-soft no-underline transition-colors hover:text-ink aria-[current]:bg-tint2 aria-[current]:text-link"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
