/** The calls of stock images. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { stockImageChange, stockImageCreation, stockImageListMeta, stockImages } from '../stock-images.ts';
import { uploads } from '../uploads.ts';

const one = '/api/v1/stock_images/:id';

export const stockImageCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/stock_images',
    summary: 'Pictures to choose from: those of the centre and those of the platform',
    answers: stockImages,
    list: { ...stockImages, parameters: { facets: z.literal('true') } },
    can: ['create', 'createShared'],
    meta: stockImageListMeta,
  }),
  show: call({ method: 'GET', path: one, summary: 'One picture to choose', answers: stockImages }),
  create: call({
    method: 'POST',
    path: '/api/v1/stock_images',
    summary: 'Add a picture to those of the centre, or as an admin to those of the platform',
    answers: stockImages,
    creates: true,
    isIdempotent: true,
    body: { type: 'stock_images', schema: stockImageCreation },
  }),
  update: call({
    method: 'PATCH',
    path: one,
    summary: 'Change what is said of a stock image, or the picture itself',
    answers: stockImages,
    body: { type: 'stock_images', schema: stockImageChange },
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    summary: 'Take a picture away from those to choose from; where it is shown it stays',
    answers: stockImages,
    isSilent: true,
  }),
  use: call({
    method: 'POST',
    path: `${one}/use`,
    summary: 'Have a stock image as an upload, to show it: the file of the centre, or a copy made once',
    answers: uploads,
    body: { type: 'flat', schema: z.object({}) },
  }),
};
