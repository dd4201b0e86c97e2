/** The stock images, the one that is chosen, and what is done with it. */
import { stockImageCalls } from '#contract/calls/stock-images.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { pick } from '#app/api/record.ts';
import { chosenName, stockList } from '#app/features/stock-images/components/list/stock-list.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';

/** The one that the address names; null when there is none, or it was taken away. */
async function chosenOne({ api }: Page, url: URL) {
  const id = url.searchParams.get(chosenName);
  if (id === null || !isRecordId(id)) return null;
  try {
    const found = await api.one(stockImageCalls.show, { params: { id } });
    return pick(found, ['id', 'name', 'description', 'image', 'imageUrl', 'owner', 'can']);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export async function loadStockImages(page: Page, url: URL) {
  const list = await loadDeclared(page, url, stockList, {
    ask: (query) => page.api.list(stockImageCalls.list, query),
    show: ({ items, can, meta }) => ({
      items: items.map((one) =>
        pick(one, ['id', 'name', 'shortDescription', 'keywords', 'image', 'owner', 'can']),
      ),
      can,
      keywords: (meta.facets?.keyword ?? []).map(({ value }) => value),
    }),
  });
  return { ...list, chosen: await chosenOne(page, url) };
}
export type LoadedStockImages = Awaited<ReturnType<typeof loadStockImages>>;
export type ListedStockImage = LoadedStockImages['items'][number];
export type ChosenStockImage = NonNullable<LoadedStockImages['chosen']>;

export type StockAct = 'copy';

export function stockActs({ api, locale }: Page): ActTable<StockAct> {
  const t = wordsOf(locale, 'stock-images');
  return {
    copy: async (form) => {
      const params = { id: formText(form, 'id') };
      const { record } = await api.send(stockImageCalls.use, { params, body: {} });
      return {
        to: `/content/file-upload?file=${record.id}`,
        told: t('chosen.copied', { name: record.fileName }),
      };
    },
  };
}
