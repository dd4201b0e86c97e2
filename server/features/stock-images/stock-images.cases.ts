/** Stock images are the centre's, as its files are; those of the platform are the admin's, and every centre reads them. */
import { randomUUID } from 'node:crypto';
import type { stockImageCalls } from '#contract/calls/stock-images.ts';
import { may, staff, type Cell, type Row } from '#tests/cases/actors.ts';
import { documentOf, kind, once, outside, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import {
  always,
  answersSignedIn,
  formOf,
  inOrder,
  isGone,
  whoMayAll,
  whoSeesSignedIn,
  without200,
} from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

const keep: Row = { content_manager: 'all', ...staff };
const keepShared: Row = { admin: 'all', admin_of_other_center: 'all' };

const upload = `insert into uploads
  (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, in_files)
  values ($1, $2, 'soep.webp', 'shipped/scene-soep.webp', $3, 'image/webp', 1, 1600, 1200, true)`;

let made = 0;
const nextChecksum = () => String((made += 1)).padStart(64, '0');

/** A picture of the centre, to be chosen. */
export async function makePicture({ build }: TestServer, center: number): Promise<string> {
  const id = randomUUID();
  await build.sql(center, upload, [center, id, nextChecksum()]);
  return id;
}

/** One of the centre. */
export async function makeStockImage(server: TestServer, center: number, id: string = randomUUID()) {
  await server.build.sql(
    center,
    `insert into stock_images (volunteer_center_id, id, name, description, keywords, image_id)
     values ($1, $2, 'Onze keuken', 'De keuken van het buurthuis', '{koken}', $3)`,
    [center, id, await makePicture(server, center)],
  );
  return id;
}

/** One of the platform. */
export async function makeShared({ owner }: TestServer, id: string = randomUUID()) {
  await owner.query(
    `insert into shared_stock_images (id, name, storage_key, checksum, mime, byte_size, width, height)
     values ($1, 'Samen koken', $2, $3, 'image/webp', 1, 1600, 1200)`,
    [id, `stock/${id}.webp`, nextChecksum()],
  );
  return id;
}

const records = kind({
  noun: 'stock_images',
  make: async ({ server }) => [
    outside(await makeStockImage(server, first.id), 'other_organization', 'center'),
    outside(await makeShared(server), 'other_organization', 'platform'),
    outside(await makeStockImage(server, second.id), 'other_center', 'center'),
    outside(randomUUID(), 'missing', 'center'),
  ],
  async putBack(server, { record, answer }) {
    if (answer.status !== 204) return;
    if (record.status === 'platform') await makeShared(server, record.id);
    else await makeStockImage(server, first.id, record.id);
  },
});

/** Whose file it is made of: a picture of the centre, and for the copy of one of the platform a file that is there. */
const shipped = kind({
  noun: 'stock_images',
  make: async ({ server }) => [
    outside(await makeStockImage(server, first.id), 'other_organization', 'center'),
    outside('0199f0c0-0000-7000-8000-000000000001', 'other_organization', 'platform'),
    outside(await makeStockImage(server, second.id), 'other_center', 'center'),
    outside(randomUUID(), 'missing', 'center'),
  ],
});

const sees = (cell: Cell) => !isGone(cell);
const keeps = ({ actor, status }: Cell) => may(status === 'platform' ? keepShared : keep, actor) === 'all';
const written = inOrder(sees, keeps, always);

export const cases: CasesOf<typeof stockImageCalls> = {
  calls: {
    'GET /api/v1/stock_images': { about: records, status: answersSignedIn(200), lists: sees },
    'GET /api/v1/stock_images/:id': { about: records, status: whoSeesSignedIn(sees) },
    'POST /api/v1/stock_images/:id/use': { about: shipped, status: whoSeesSignedIn(sees), body: {} },
    'POST /api/v1/stock_images': {
      status: whoMayAll(keep, 201),
      body: async ({ server }) =>
        documentOf('stock_images', { name: 'Soep', image_id: await makePicture(server, first.id) }),
    },
    'PATCH /api/v1/stock_images/:id': {
      about: records,
      status: written,
      body: documentOf('stock_images', { name: 'Anders' }),
    },
    'DELETE /api/v1/stock_images/:id': { about: records, status: without200(written, 204) },
  },
  screens: {
    '/content/stock-images': { status: ({ actor }) => (may(keep, actor) === 'all' ? 200 : 403) },
    '/content/stock-images/add': { status: ({ actor }) => (may(keep, actor) === 'all' ? 200 : 403) },
    '/content/stock-images/:id/edit': formOf(records, (cell) => (isGone(cell) ? 404 : 200), keeps),
  },
  input: {
    at: 'stock_images',
    id: once(({ server }: InputMaking) => makeStockImage(server, first.id)),
    fields: async ({ server }) => ({ name: 'Soep', image_id: await makePicture(server, first.id) }),
  },
  fill: {
    async center({ server, rows }) {
      for (let at = 0; at < rows; at += 1) await makeStockImage(server, first.id);
    },
  },
};
