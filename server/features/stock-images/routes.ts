/** The calls of stock images. */
import { stockImageCalls } from '#contract/calls/stock-images.ts';
import { uploadResource } from '#server/features/uploads/resource.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { changeStockImage, createStockImage, removeStockImage } from './commands.ts';
import { listStockImages } from './list.ts';
import {
  chooseStockImage,
  chooseStockImages,
  keepSharedStockImages,
  keepStockImage,
  keepStockImages,
} from './policy.ts';
import { findStockImage } from './queries.ts';
import { stockImageResource as resource } from './resource.ts';
import { useStockImage } from './using/commands.ts';

const find = ({ scope, id }: Context) => findStockImage(scope, id);

const choosing: Route[] = [
  route(stockImageCalls.list, {
    policy: chooseStockImages,
    resource,
    canIf: { create: keepStockImages, createShared: keepSharedStockImages },
    handle: async ({ scope, query }) => {
      const { page, facets } = await listStockImages(scope, query);
      return list(page, query.parameters.facets ? { facets } : {});
    },
  }),
  route(stockImageCalls.show, {
    policy: chooseStockImage,
    find,
    resource,
    handle: async ({ record }) => one(record),
  }),
  route(stockImageCalls.use, {
    policy: chooseStockImage,
    find,
    resource: uploadResource,
    perMinute: 60,
    prepare: async ({ record, services }) => services.storage.read(record.storageKey),
    handle: async (context) => one(await useStockImage(context, context.record, context.prepared)),
  }),
];

const keeping: Route[] = [
  route(stockImageCalls.create, {
    policy: keepStockImages,
    resource,
    handle: async (context) => one(await createStockImage(context, context.body)),
  }),
  route(stockImageCalls.update, {
    policy: keepStockImage,
    find,
    resource,
    handle: async (context) => one(await changeStockImage(context, context.record, context.body)),
  }),
  route(stockImageCalls.remove, {
    policy: keepStockImage,
    find,
    resource,
    handle: async (context) => {
      await removeStockImage(context, context.record);
      return none;
    },
  }),
];

export const routes: Route[] = [...choosing, ...keeping];
