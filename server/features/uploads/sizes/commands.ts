/**
 * Pictures in the widths that screens show them in: made when one is first asked for, a few at a time, and kept beside the picture. What
 * is kept can be made again, so it goes with its picture, and when it is old.
 */
import { setTimeout } from 'node:timers/promises';
import { pictureWidths, type PictureWidth } from '#contract/picture-sizes.ts';
import { FewAtATime } from '#server/http/concurrency-limit.ts';
import { resizedPicture, sizedFormats, type SizedFormat } from '#server/storage/picture-file.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { UploadRow } from '../queries.ts';

/** Beside the pictures themselves, of which none is without a row. */
const folderOf = (folder: string) => `sizes-${folder}`;
const ownFolderOf = (storageKey: string) => storageKey.split('/')[0] ?? '';

/** `1/{id}.jpg` → `sizes-1/{id}-640.avif` */
export function sizedKey(storageKey: string, width: PictureWidth, format: SizedFormat): string {
  const [folder = '', name = ''] = storageKey.split('/');
  return `${folderOf(folder)}/${name.replace(/\.\w+$/, '')}-${width}.${format}`;
}

/** Removes a picture and all that was made of it. */
export async function removePicture(storage: Storage, storageKey: string): Promise<void> {
  await storage.delete(storageKey);
  const sized = pictureWidths.flatMap((width) =>
    sizedFormats.map((format) => storage.delete(sizedKey(storageKey, width, format))),
  );
  await Promise.all(sized);
}

/** Each takes some 60 MB while it is made; whoever comes when these are taken gets the picture as it is. */
const making = new FewAtATime({ atOnce: 2, waiting: 24 });
/** For so long somebody waits; it is made and kept after that as well, so that the next one finds it. */
const patienceMs = 8000;
/** Asked for by several at once it is made once. */
const underWay = new Map<string, Promise<Buffer | null>>();

/** What is known of a picture that is served. */
type Kept = Pick<UploadRow, 'storageKey'>;

async function make(storage: Storage, upload: Kept, width: PictureWidth, format: SizedFormat) {
  const picture = await storage.read(upload.storageKey);
  if (!picture) return null;
  const made = await resizedPicture(picture, width, format);
  await storage.put(sizedKey(upload.storageKey, width, format), made);
  return made;
}

/** What comes of it within the patience of who asks, else null. */
async function inTime<Made>(work: Promise<Made>, patience: number): Promise<Made | null> {
  const clock = new AbortController();
  const late = setTimeout(patience, null, { signal: clock.signal }).catch(() => null);
  try {
    return await Promise.race([work, late]);
  } finally {
    clock.abort();
  }
}

/** The picture no wider than this; null when there is none, or not now: no room to make it, or it takes too long. */
export async function sizedPicture(
  storage: Storage,
  upload: Kept,
  { width, format }: { width: PictureWidth; format: SizedFormat },
  patience = patienceMs,
): Promise<Uint8Array | null> {
  const key = sizedKey(upload.storageKey, width, format);
  const kept = await storage.read(key);
  if (kept) return kept;
  const made =
    underWay.get(key) ??
    making
      .run(ownFolderOf(upload.storageKey), () => make(storage, upload, width, format))
      .catch(() => null)
      .finally(() => underWay.delete(key));
  underWay.set(key, made);
  return inTime(made, patience);
}

const keptDays = 60;

/** Removes what was made long ago of the pictures in a folder: what is still looked at is made again. Answers how many. */
export async function removeOldSizes(storage: Storage, folder: string, now: Date): Promise<number> {
  const old = await storage.olderThan(folderOf(folder), new Date(now.getTime() - keptDays * 86_400_000));
  for (const key of old) await storage.delete(key);
  return old.length;
}
