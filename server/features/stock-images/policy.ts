/** Who chooses stock images and who keeps them: a centre its own, admins those of the platform. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { StockImageRow } from './queries.ts';

const may = (right: 'stock_images.read' | 'stock_images.manage' | 'shared_stock_images.manage') => {
  return (actor: Actor): boolean => accessLevel(actor, right) === 'center';
};
export const mayKeepShared = may('shared_stock_images.manage');
const mayKeepOwn = may('stock_images.manage');
const mayChoose = may('stock_images.read');

export const mayKeepStockImage = (actor: Actor, { owner }: Pick<StockImageRow, 'owner'>): boolean =>
  owner === 'platform' ? mayKeepShared(actor) : mayKeepOwn(actor);

/** About none in particular. */
export const chooseStockImages = rule<undefined>('stock_images.read', mayChoose);
export const keepStockImages = rule<undefined>('stock_images.manage', mayKeepOwn);
export const keepSharedStockImages = rule<undefined>('shared_stock_images.manage', mayKeepShared);

export const chooseStockImage = rule<StockImageRow>('stock_images.read', mayChoose);
export const keepStockImage = rule<StockImageRow>('stock_images.manage', mayKeepStockImage);
