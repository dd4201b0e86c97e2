/** What the blocks of a page show besides their own texts; asked together, and only for the blocks that are there. */
import type { Block } from '#contract/blocks/all-blocks.ts';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#app/api/client.ts';
import { findVacancies } from '#app/features/vacancies/find-vacancies.server.ts';
import { changed, emptySearchState } from '#app/features/vacancies/components/search-state.ts';
import { localName, searchLists } from '#app/features/vacancies/search-lists.server.ts';
import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';

export interface CategoryCount {
  id: string;
  name: string;
  icon: string;
  count: number;
}
export interface BlockData {
  /** All open vacancies of the site. */
  records: number;
  /** In the order of the list; also those without vacancies. */
  categories: CategoryCount[];
  /** The two that close first. */
  urgent: VacancySummary[];
  /** By id of the block. */
  cards: Record<string, VacancySummary[]>;
}

const urgentCount = 2;

async function cardsOf(api: Api, blocks: readonly Block[]): Promise<Record<string, VacancySummary[]>> {
  const lists = await Promise.all(
    blocks.flatMap((block) =>
      block.type === 'DynamicCards'
        ? [
            findVacancies(api, changed(emptySearchState, { sort: block.source }), block.count).then(
              ({ items }) => [block.id, items] as const,
            ),
          ]
        : [],
    ),
  );
  return Object.fromEntries(lists);
}

/** One search gives the bubbles, the count and the facets; each block with cards asks for its own. */
export async function blockData(
  { api, locale }: { api: Api; locale: Locale },
  blocks: readonly Block[],
): Promise<BlockData> {
  const [found, lists, cards] = await Promise.all([
    findVacancies(api, changed(emptySearchState, { sort: 'closing_soon' }), urgentCount),
    searchLists(api),
    cardsOf(api, blocks),
  ]);
  const counts = new Map((found.meta.facets.category ?? []).map(({ value, count }) => [value, count]));
  return {
    records: found.pagination.records,
    categories: lists.category.map((item) => ({
      id: item.id,
      name: localName(item, locale),
      icon: item.icon ?? '',
      count: counts.get(item.id) ?? 0,
    })),
    urgent: found.items,
    cards,
  };
}
