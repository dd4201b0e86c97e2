import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import type { CategoryCount } from '#app/features/pages/categories.server.ts';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';
import { emptySearch, searchList } from '#app/features/vacancies/components/search-list.ts';
import { filteredAddress } from '#app/lists/list-choice.ts';
import { Link } from '#app/ui/link.tsx';

/** More would be a list to read instead of a door to take; the search has them all. */
const mostShown = 10;

/** The largest ones, in the order of the list; one without vacancies leads nowhere. */
function visibleOf(categories: readonly CategoryCount[]): CategoryCount[] {
  const largest = categories.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const visible = new Set(largest.slice(0, mostShown));
  return categories.filter((category) => visible.has(category));
}

export default function VacancyCategories({
  block,
  data,
  place,
}: BlockProps<'VacancyCategories', CategoryCount[]>) {
  const shown = visibleOf(data);
  if (shown.length === 0) return null;
  return (
    <section className="wrap py-8 lg:py-12">
      <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <BlockTitle block={block} place={place} className="t-h2">
            {block.title}
          </BlockTitle>
          <p className="mt-3 wrap-break-word text-soft">{block.intro}</p>
        </div>
        <ul className="grid grid-cols-1 content-start gap-x-10 md:grid-cols-2">
          {shown.map((category, at) => (
            <li
              key={category.id}
              className="border-b border-line max-md:first:border-t md:nth-[-n+2]:border-t"
            >
              <CategoryLink category={category} isWarm={at % 4 === 1 || at % 4 === 2} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CategoryLink({ category, isWarm }: { category: CategoryCount; isWarm: boolean }) {
  const t = useWords('pages');
  const { number } = useFormat();
  const count = { count: category.count, number: number(category.count) };
  return (
    <Link
      href={filteredAddress(searchList, emptySearch, { category: category.id })}
      className="group flex min-h-16 items-center gap-4 py-2 font-semibold text-ink no-underline"
    >
      <span
        className={`grid size-11 shrink-0 place-content-center rounded-ctl text-ink max-[17rem]:hidden ${isWarm ? 'bg-warm' : 'bg-tint2'}`}
      >
        <BlockIcon name={category.icon} />
      </span>
      <span className="min-w-0 flex-1 leading-snug hyphens-auto wrap-anywhere decoration-2 underline-offset-3 group-hover:underline">
        {category.name}
      </span>
      <span className="font-normal text-soft tnum">
        <span aria-hidden="true">{count.number}</span>
        <span className="sr-only">{t('categories.count', count)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft max-[17rem]:hidden" />
    </Link>
  );
}
