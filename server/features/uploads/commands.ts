/** Taking pictures in, and saying what is on them. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { uploadBytesMax, uploadPixelsMax } from '#contract/uploads.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { readPicture } from '#server/storage/picture-file.ts';
import { extensions, uploadById, type UploadRow } from './queries.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'services' | 'file'>;

/** A name as people read it: no folders, nothing invisible. */
const cleanName = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(-200) || 'foto';

/** Keeps a picture. Throws 422 for what is none, or too large. The file is written first: a row never points at nothing. */
export async function keepUpload(
  { scope, actor, now, services, file }: Act,
  altText: string | null,
): Promise<UploadRow> {
  if (!file) refuse('blank', { pointer: '/file' });
  if (file.bytes.length > uploadBytesMax)
    refuse('too_large_file', { pointer: '/file', values: { megabytes: uploadBytesMax / 1024 / 1024 } });
  const picture = readPicture(file.bytes);
  if (!picture) refuse('no_picture', { pointer: '/file' });
  const { mime, width, height, bytes } = picture;
  if (width < 1 || height < 1 || width * height > uploadPixelsMax)
    refuse('too_many_pixels', { pointer: '/file', values: { megapixels: uploadPixelsMax / 1_000_000 } });
  const id = uuidv7();
  const storageKey = `${scope.centerId}/${id}.${extensions[mime]}`;
  await services.storage.put(storageKey, bytes);
  await scope.db
    .insertInto('uploads')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      ownerId: actor.kind === 'user' && actor.homeCenterId === scope.centerId ? actor.userId : null,
      fileName: cleanName(file.name),
      storageKey,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      mime,
      byteSize: bytes.length,
      width,
      height,
      altText,
      createdAt: now,
    })
    .execute();
  return uploadById(scope, id);
}

/** Says what is on it, or that it only decorates. */
export async function describeUpload(
  { scope }: Pick<Context, 'scope'>,
  upload: UploadRow,
  altText: string | null,
): Promise<UploadRow> {
  await scope.db
    .updateTable('uploads')
    .set({ altText })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', upload.id)
    .execute();
  return uploadById(scope, upload.id);
}
