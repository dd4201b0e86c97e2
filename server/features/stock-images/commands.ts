/** Keeping the stock images of a centre: each shows a file of the centre, which stays among those when it is taken away from here. */
import { v7 as uuidv7 } from 'uuid';
import {
  mostStockImages,
  type StockImageChange,
  type StockImageCreation,
  type StockImageOwner,
} from '#contract/stock-images.ts';
import { recordAudit } from '#server/audit/events.ts';
import { describeUpload } from '#server/features/uploads/commands.ts';
import { holdPicture } from '#server/features/uploads/choosing/queries.ts';
import type { UploadRow } from '#server/features/uploads/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { refuseStale } from '#server/http/stale.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { mayKeepShared } from './policy.ts';
import { allStockImages, stockImageById, type StockImageRow } from './queries.ts';
import { changeShared, createShared, removeShared } from './platform/commands.ts';

export type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'services'>;

const pictureField = { pointer: '/data/attributes/image_id' };

/** The picture that a call names. Throws 422 for one that this centre does not have. */
async function pictureOf({ scope }: CommandContext, id: string): Promise<UploadRow> {
  return (await holdPicture(scope, id)) ?? refuse('unknown_record', pictureField);
}

async function checkRoom({ scope }: CommandContext, owner: StockImageOwner): Promise<void> {
  // One after the other, so that nobody gets past the limit; the images of the platform are those of no centre.
  await takeTurn(scope, `stock images of ${owner === 'platform' ? owner : scope.centerId}`);
  const known = (await allStockImages(scope)).filter((row) => row.owner === owner);
  if (known.length >= mostStockImages)
    refuse('too_many', { ...pictureField, values: { maximum: mostStockImages } });
}

/** What is to be seen is said of the file too, unless somebody said something of it already. */
async function describe(context: CommandContext, picture: UploadRow, description: string | null | undefined) {
  if (description && picture.altText === null && !picture.isDecoration)
    await describeUpload(context, picture, { altText: description });
}

async function createOwn(context: CommandContext, input: StockImageCreation, picture: UploadRow) {
  const { scope, now } = context;
  const { owner: _center, ...values } = input;
  const id = uuidv7();
  await scope.db
    .insertInto('stockImages')
    .values({
      ...values,
      imageId: picture.id,
      volunteerCenterId: scope.centerId,
      id,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await describe(context, picture, input.description);
  return id;
}

const recorded = ({ scope, actor }: CommandContext, act: 'create' | 'update' | 'delete', subjectId: string) =>
  recordAudit(scope, actor, { act, subjectType: 'stock_images', subjectId });

/** Adds one. Throws 403 where it is to be one of the platform and whoever adds it is no admin. */
export async function createStockImage(
  context: CommandContext,
  input: StockImageCreation,
): Promise<StockImageRow> {
  const { owner = 'center' } = input;
  if (owner === 'platform' && !mayKeepShared(context.actor)) refuse('forbidden');
  if (input.imageId === undefined) refuse('blank', pictureField);
  await checkRoom(context, owner);
  const picture = await pictureOf(context, input.imageId);
  const create = owner === 'platform' ? createShared : createOwn;
  const id = await create(context, input, picture);
  await recorded(context, 'create', id);
  return stockImageById(context.scope, id);
}

async function changeOwn(
  context: CommandContext,
  { id }: StockImageRow,
  { lockVersion, ...values }: StockImageChange,
  picture: UploadRow | null,
) {
  const { scope, now } = context;
  const own = () =>
    scope.db
      .selectFrom('stockImages')
      .select('lockVersion')
      .where('volunteerCenterId', '=', scope.centerId)
      .where('id', '=', id);
  const current = (await own().forUpdate().executeTakeFirst()) ?? refuse('not_found');
  refuseStale(lockVersion, current);
  await scope.db
    .updateTable('stockImages')
    .set({ ...values, lockVersion: current.lockVersion + 1, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  if (picture) await describe(context, picture, values.description);
}

/** Changes what is given. Throws 409 when `lockVersion` is given and not the current one. */
export async function changeStockImage(
  context: CommandContext,
  row: StockImageRow,
  change: StockImageChange,
): Promise<StockImageRow> {
  const picture = change.imageId === undefined ? null : await pictureOf(context, change.imageId);
  await (row.owner === 'platform' ? changeShared : changeOwn)(context, row, change, picture);
  await recorded(context, 'update', row.id);
  return stockImageById(context.scope, row.id);
}

/** It is no longer offered. Its file stays with the centre, and what was chosen of the platform's with whoever chose it. */
export async function removeStockImage(context: CommandContext, row: StockImageRow): Promise<void> {
  const { scope } = context;
  await recorded(context, 'delete', row.id);
  if (row.owner === 'platform') return removeShared(context, row);
  await scope.db
    .deleteFrom('stockImages')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', row.id)
    .execute();
}
