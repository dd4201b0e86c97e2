import { stockImages } from '#contract/stock-images.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { urlOf } from '#server/features/uploads/queries.ts';
import { mayKeepStockImage } from './policy.ts';
import type { StockImageRow } from './queries.ts';

export const stockImageResource: Resource<StockImageRow, typeof stockImages> = {
  contract: stockImages,
  id: ({ id }) => id,
  attributes: (row) => {
    const { imageId: id, width, height, preview, description: altText } = row;
    const url = urlOf({ ...row, id });
    return {
      ...plainAttributes(stockImages, row),
      // Photos, which bring their own ground.
      image: { id, url, width, height, altText, preview, seenOn: 'both' as const },
      imageUrl: url,
    };
  },
  can: (row, { actor }) => ({
    update: mayKeepStockImage(actor, row),
    delete: mayKeepStockImage(actor, row),
  }),
};
