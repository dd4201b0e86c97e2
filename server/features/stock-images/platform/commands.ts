/** The stock images of the platform: they belong to no centre, so each has a file of its own, apart from those of centres. */
import { v7 as uuidv7 } from 'uuid';
import type { StockImageChange, StockImageCreation } from '#contract/stock-images.ts';
import { extensionOf, type UploadRow } from '#server/features/uploads/queries.ts';
import { removeUnnamed } from '#server/features/uploads/lost/commands.ts';
import { removePicture } from '#server/features/uploads/sizes/commands.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { Services } from '#server/http/services.ts';
import { refuseStale } from '#server/http/stale.ts';
import { stockFolder } from '#server/storage/storage.ts';
import type { StockImageRow } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'now' | 'services'>;

/** A copy of a file of the centre where the admin is: it may go there, and stays here. Gone again when nothing comes of it. */
async function copyFile({ scope, services }: CommandContext, picture: UploadRow) {
  const { checksum, mime, byteSize, width, height, preview } = picture;
  if (width === null || height === null) refuse('no_picture', { pointer: '/data/attributes/image' });
  const bytes = (await services.storage.read(picture.storageKey)) ?? refuse('not_found');
  const storageKey = `${stockFolder}/${uuidv7()}.${extensionOf(picture)}`;
  scope.afterRollback(() => void services.storage.delete(storageKey).catch(() => {}));
  await services.storage.put(storageKey, bytes);
  return { storageKey, checksum, mime, byteSize, width, height, preview };
}

/** Answers its id. */
export async function createShared(
  context: CommandContext,
  { owner: _platform, imageId: _copied, ...values }: StockImageCreation,
  picture: UploadRow,
): Promise<string> {
  const { scope, now } = context;
  const id = uuidv7();
  await scope.db
    .insertInto('sharedStockImages')
    .values({ ...values, ...(await copyFile(context, picture)), id, createdAt: now, updatedAt: now })
    .execute();
  return id;
}

/** Whoever changes one holds it. */
const heldShared = async ({ scope }: CommandContext, id: string) =>
  (await scope.db
    .selectFrom('sharedStockImages')
    .select(['lockVersion', 'version', 'storageKey'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('not_found');

/** What is left of a file that was replaced or removed takes room, and is seen by nobody. */
const dropFile = ({ scope, services }: CommandContext, storageKey: string) =>
  scope.afterCommit(() => void removePicture(services.storage, storageKey).catch(() => {}));

/** Another picture gets another address; what was chosen of the one before stays as it was. */
export async function changeShared(
  context: CommandContext,
  { id }: StockImageRow,
  { lockVersion, imageId: _copied, ...values }: StockImageChange,
  picture: UploadRow | null,
): Promise<void> {
  const { scope, now } = context;
  const current = await heldShared(context, id);
  refuseStale(lockVersion, current);
  const file = picture && { ...(await copyFile(context, picture)), version: current.version + 1 };
  await scope.db
    .updateTable('sharedStockImages')
    .set({ ...values, ...file, lockVersion: current.lockVersion + 1, updatedAt: now })
    .where('id', '=', id)
    .execute();
  if (file) dropFile(context, current.storageKey);
}

/** Files of a process that ended before their row came, or after it went. Answers how many. */
export const removeLostShared = (
  { pool, storage }: Pick<Services, 'pool' | 'storage'>,
  now: Date,
): Promise<number> =>
  removeUnnamed(storage, stockFolder, now, async (keys) => {
    const { rows } = await pool.query<{ storage_key: string }>(
      'select storage_key from shared_stock_images where storage_key = any($1)',
      [keys],
    );
    return new Set(rows.map((row) => row.storage_key));
  });

/** Copies that centres chose stay with them. */
export async function removeShared(context: CommandContext, { id }: StockImageRow): Promise<void> {
  const { storageKey } = await heldShared(context, id);
  await context.scope.db.deleteFrom('sharedStockImages').where('id', '=', id).execute();
  dropFile(context, storageKey);
}
