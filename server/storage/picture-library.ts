/** The library for pictures, set for the whole process. It comes from nowhere else: what it may read is one setting for all. */
import type { SharpConstructor } from 'sharp';

/**
 * Of all that the library can read, such as PDF, only what people send here. A file is held to its first bytes before
 * (picture-file.ts).
 */
const readers = ['Png', 'Jpeg', 'Webp', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`);

/** Loaded when the first picture comes: most runs of the server's parts have none. */
let loading: Promise<SharpConstructor> | undefined;

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  // One thread a picture and nothing kept: how many are opened at once is for whoever asks.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Throws where the library cannot be had on this machine. */
export const pictureLibrary = (): Promise<SharpConstructor> => (loading ??= load());
