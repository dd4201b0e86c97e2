/** The list of stock images. */
import { stockImageFields } from '#contract/stock-images.ts';
import { declareList } from '#app/lists/list-declaration.ts';

export const stockList = declareList({
  path: '/content/stock-images',
  tabName: 'owner',
  tabs: { all: {}, center: { owner: 'center' }, platform: { owner: 'platform' } },
  filters: { keyword: (value) => stockImageFields.keywords.def.element.safeParse(value).success },
  sorts: ['createdAt', 'name'],
  usualSort: () => '-createdAt',
  sizes: [24, 48, 96],
  asks: ({ q, filters }) => ({ q, keyword: filters.keyword }),
});

/** Name of the chosen one in the address. */
export const chosenName = 'image';

/** The list as it is, with this one chosen. */
export const chosenAddress = (address: string, id: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${chosenName}=${id}`;
