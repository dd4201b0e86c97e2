/** A stock image as an upload, to be shown: whoever keeps the centre's files shares one, anybody else has a copy of their own. */
import { keepUpload } from '#server/features/uploads/commands.ts';
import { mayKeepFiles } from '#server/features/uploads/policy.ts';
import { sameFile } from '#server/features/uploads/choosing/queries.ts';
import { extensionOf, uploadById, type UploadRow } from '#server/features/uploads/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { PictureType } from '#contract/uploads.ts';
import type { StockImageRow } from '../queries.ts';

/**
 * The upload of it, with its words. Of the centre's own that is its file, for whoever keeps those. Anything else is copied once: the same
 * file is found again, among those of the centre or among one's own.
 */
export async function useStockImage(
  context: Pick<Context, 'scope' | 'actor' | 'now' | 'services'>,
  row: StockImageRow,
  bytes: Uint8Array | null,
): Promise<UploadRow> {
  const { scope, actor } = context;
  const isKeeper = mayKeepFiles(actor);
  if (isKeeper && row.owner === 'center') return uploadById(scope, row.imageId);
  const ownerId = actor.kind === 'user' ? actor.userId : null;
  const known = await sameFile(scope, row.checksum, isKeeper ? null : ownerId);
  if (known) return known;
  const { name, width, height, preview, description } = row;
  const mime = row.mime as PictureType;
  const picture = {
    mime,
    width,
    height,
    bytes: Buffer.from(bytes ?? refuse('not_found')),
    preview: preview ?? '',
    seenOn: 'both' as const,
  };
  const fileName = `${name}.${extensionOf({ mime })}`.replaceAll(/[/\\]/g, ' ');
  return keepUpload(context, { fileName, picture }, description);
}
