/** What is against a picture that somebody chose, before it is sent. */
import { pictureTrouble, type PictureTrouble } from '#contract/picture-kinds.ts';

/** More of a file is not needed to tell what it is. */
const looked = 12_000_000;

/** Null where nothing is, or the browser cannot look into it: then the server says so. */
export async function troubleOf(file: File): Promise<PictureTrouble | null> {
  const start = await file
    .slice(0, looked)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return pictureTrouble(new Uint8Array(start));
}

/** Of several files, those that something is against. */
export async function troublesOf(files: readonly File[]): Promise<ReadonlyMap<File, PictureTrouble>> {
  const told = await Promise.all(files.map(async (file) => ({ file, trouble: await troubleOf(file) })));
  return new Map(told.flatMap(({ file, trouble }) => (trouble ? [[file, trouble] as const] : [])));
}
