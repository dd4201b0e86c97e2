import { Chip } from '#app/ui/chip.tsx';
import { Link } from '#app/ui/link.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

export interface ChosenFilter {
  /** 'Status: concept'. */
  label: string;
  /** The address without it. */
  href: string;
}

/** What the list is narrowed by: pressing one takes it away. Links, so that it works without script. */
export function FilterChips({ filters, clearHref }: { filters: readonly ChosenFilter[]; clearHref: string }) {
  const words = useOwnWords(tableWords);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={words.chips} className="flex flex-wrap items-center gap-2.5">
      {filters.map(({ label, href }) => (
        <li key={label} className="max-w-full [&>a]:max-w-full [&>a]:whitespace-normal">
          <Chip href={href} removes={words.removeFilter}>
            {label}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={clearHref} className="inline-flex min-h-11 items-center px-2 link">
            {words.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
