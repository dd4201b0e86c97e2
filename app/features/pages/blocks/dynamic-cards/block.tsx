import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import type { BlockData } from '#app/features/pages/block-data.server.ts';
import { VacancyCards } from '#app/features/vacancies/components/card.tsx';
import { changed, emptySearchState, searchHref } from '#app/features/vacancies/components/search-state.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

/** Vacancies picked by a rule; nothing when there are none, for an empty promise is worse. */
export default function DynamicCards({ block, data }: { block: BlockOf<'DynamicCards'>; data: BlockData }) {
  const t = useWords('pages');
  const { number } = useFormat();
  const items = data.cards[block.id] ?? [];
  if (items.length === 0) return null;
  const all = t('cards.all', { count: data.records, number: number(data.records) });
  const href = searchHref(
    changed(emptySearchState, { sort: block.source === 'newest' ? null : block.source }),
  );
  return (
    <section aria-labelledby={block.id} className="wrap py-8 lg:py-12">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={block.id} className="t-h2">
            {block.title}
          </h2>
          {block.intro && <p className="mt-1.5 text-soft">{block.intro}</p>}
        </div>
        <Link href={href} className="link max-sm:hidden">
          {all}
        </Link>
      </div>
      <VacancyCards items={items} />
      <div className="mt-2 sm:hidden">
        <ButtonLink href={href} kind="line" wide>
          {all}
        </ButtonLink>
      </div>
    </section>
  );
}
