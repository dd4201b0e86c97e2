/** Taking pictures in, and saying what is on them. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { centerFilesMax, uploadBytesMax, uploadQuota, type UploadUpdate } from '#contract/uploads.ts';
import { FewAtATime } from '#server/http/concurrency-limit.ts';
import { plainFileName } from '#server/http/file-name.ts';
import type { SentFile } from '#server/http/multipart.ts';
import type { Keeping, OpenedUpload } from '#server/http/picture-keeper.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { readDocument, type DocumentFile } from '#server/storage/document-file.ts';
import { isLineDrawing } from '#server/storage/line-drawing.ts';
import { otherFile, otherPicture, type OtherFile } from '#server/storage/other-file.ts';
import { readPicture, type PictureFile } from '#server/storage/picture-file.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { mayKeepFiles } from './policy.ts';
import { bytesOfCenter, extensionOf, sentWithinADay, uploadById, type UploadRow } from './queries.ts';

const cleanName = (name: string) => plainFileName(name, 'foto');

/** Each may take the memory of fifty million points. */
const opening = new FewAtATime({ atOnce: 2, waiting: 20, ofOne: 6, seconds: 10 });
/** A drawing may keep its place for seconds on purpose: photos do not wait for those. */
const drawing = new FewAtATime({ atOnce: 1, waiting: 10, ofOne: 2, seconds: 10 });

/** What was sent, as it is kept. */
export interface OpenedFile {
  fileName: string;
  picture: PictureFile | DocumentFile;
}

/** As `openUpload`, of whoever keeps the files of the centre: a document as well. */
export async function openFile(file: SentFile, who: string): Promise<OpenedFile> {
  const document = file.bytes.length > uploadBytesMax ? null : readDocument(file.bytes);
  if (document && 'code' in document) refuse(document.code, { pointer: '/file' });
  if (document) return { fileName: cleanName(file.name), picture: document };
  return openKind(file, { who, pointer: '/file' }, () => otherFile(file.bytes) ?? { code: 'no_file' });
}

/** Opens what was sent, outside of any transaction, when it is the turn of `who`. Throws 422 at `pointer` for what is no picture, or too large. */
export const openUpload = (file: SentFile, who: string, pointer = '/file'): Promise<OpenedUpload> =>
  openKind(file, { who, pointer }, () => otherPicture(file.bytes) ?? { code: 'no_picture' });

interface Asking {
  who: string;
  pointer: string;
}

/** `other` tells what it is where it is no picture. */
async function openKind(
  file: SentFile,
  { who, pointer }: Asking,
  other: () => OtherFile,
): Promise<OpenedUpload> {
  if (file.bytes.length > uploadBytesMax)
    refuse('too_large_file', { pointer, values: { megabytes: uploadBytesMax / 1_000_000 } });
  const places = isLineDrawing(file.bytes) ? drawing : opening;
  const read = await places.run(who, () => readPicture(file.bytes), pointer);
  if ('code' in read) {
    const { code, ...rest } = read.code === 'no_picture' ? other() : read;
    refuse(code, { ...rest, pointer });
  }
  return { fileName: cleanName(file.name), picture: read };
}

/** Throws 429 once this person, or this centre, sent as much within a day as may be. */
async function checkQuota(scope: TenantScope, ownerId: string | null, now: Date): Promise<void> {
  const sent = await sentWithinADay(scope, ownerId, now);
  for (const [who, { pictures, bytes }] of Object.entries(uploadQuota)) {
    const told = sent[who as keyof typeof uploadQuota];
    if (told.pictures >= pictures || told.bytes >= bytes)
      throw new Refusal([{ code: 'too_many_uploads', pointer: '/file' }], 3600);
  }
}

/** Throws 422 once the files of the centre would take more than they may. */
export async function checkRoom(scope: TenantScope, bytes: number): Promise<void> {
  if (bytes > 0 && (await bytesOfCenter(scope)) + bytes > centerFilesMax)
    refuse('files_full', { pointer: '/file', values: { gigabytes: centerFilesMax / 1_000_000_000 } });
}

/** Pictures of a centre are counted one by one from here on; not while their files are written, which takes longer. */
const holdQuota = (scope: TenantScope) => takeTurn(scope, `uploads of ${scope.centerId}`);

/** Keeps a picture. The file is written first: a row never points at nothing. */
export async function keepUpload(
  { scope, actor, now, services }: Keeping,
  { fileName, picture }: OpenedFile,
  altText: string | null,
  isDecoration = false,
): Promise<UploadRow> {
  const ownerId = actor.kind === 'user' && actor.homeCenterId === scope.centerId ? actor.userId : null;
  await checkQuota(scope, ownerId, now);
  const { mime, width, height, bytes, preview, seenOn } = picture;
  const id = uuidv7();
  const storageKey = `${scope.centerId}/${id}.${extensionOf({ mime })}`;
  // A file without a row is found by nobody, but takes its place on the disk.
  scope.afterRollback(() => void services.storage.delete(storageKey).catch(() => {}));
  await services.storage.put(storageKey, bytes);
  // Once more, one after another: of many at once each sees those before it.
  await holdQuota(scope);
  await checkQuota(scope, ownerId, now);
  await checkRoom(scope, bytes.length);
  await scope.db
    .insertInto('uploads')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      ownerId,
      fileName,
      storageKey,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      mime,
      byteSize: bytes.length,
      width,
      height,
      altText: isDecoration ? null : altText,
      isDecoration,
      inFiles: mayKeepFiles(actor),
      preview,
      seenOn,
      createdAt: now,
    })
    .execute();
  return uploadById(scope, id);
}

/** Says what is on it, or that it only decorates. */
export async function describeUpload(
  { scope }: Pick<Context, 'scope'>,
  upload: UploadRow,
  { isDecoration = false, altText = isDecoration ? null : upload.altText }: UploadUpdate,
): Promise<UploadRow> {
  await scope.db
    .updateTable('uploads')
    .set({ altText: isDecoration ? null : altText, isDecoration })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', upload.id)
    .execute();
  return uploadById(scope, upload.id);
}
