/** The list of stock images, and how many there are of each owner and keyword. */
import { mostCountedKeywords, stockImageOwners } from '#contract/stock-images.ts';
import type { stockImageCalls } from '#contract/calls/stock-images.ts';
import type { QueryOf } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { allStockImages, stockImagesWith, type StockImageRow } from './queries.ts';

type Asked = QueryOf<typeof stockImageCalls.list>;

/** Those that most pictures have first; that one goes by the alphabet among its equals. */
function countKeywords(rows: readonly StockImageRow[]) {
  const counts = new Map<string, number>();
  for (const word of rows.flatMap(({ keywords }) => keywords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'nl'))
    .slice(0, mostCountedKeywords);
}

/** A page of those that are asked for, with the counts: each follows all filters but its own. */
export async function listStockImages(scope: TenantScope, query: Asked) {
  const { q, keyword, owner } = query.scopes;
  const found = stockImagesWith(await allStockImages(scope), q);
  const hasKeyword = (row: StockImageRow) => keyword === undefined || row.keywords.includes(keyword);
  const isOfOwner = (row: StockImageRow) => owner === undefined || row.owner === owner;
  const ofKeyword = found.filter(hasKeyword);
  return {
    page: pageOfWhole(ofKeyword.filter(isOfOwner), query, ({ id }) => id),
    facets: {
      owner: stockImageOwners.map((value) => ({
        value,
        count: ofKeyword.filter((row) => row.owner === value).length,
      })),
      keyword: countKeywords(found.filter(isOfOwner)),
    },
  };
}
