import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from '#app/ui/link.tsx';

type BreadcrumbProps = {
  label: string;
  /** From the top down; the last is this page and is no link. */
  items: readonly { href?: string; label: string }[];
};

/** On a phone only the way back to the page above. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const parent = items.findLastIndex((item) => item.href !== undefined);
  return (
    <nav aria-label={label} className="t-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-2">
        {items.map((item, at) => (
          <li key={item.label} className={`flex items-center gap-2 ${at === parent ? '' : 'max-sm:hidden'}`}>
            {at > 0 && <ChevronRight className="size-4 text-soft max-sm:hidden" />}
            {item.href === undefined ? (
              <span aria-current="page" className="text-soft">
                {item.label}
              </span>
            ) : (
              <Link href={item.href} className="inline-flex min-h-8 items-center gap-1.5 link">
                <ArrowLeft className="size-4 sm:hidden" />
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
