import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** What is text; fonts and photos are compressed already. */
const squeezable = /\.(css|csv|html|m?js|json|svg|topojson|txt|webmanifest)$/;

/**
 * Writes beside each built file of text its smallest form, with `.br` after its name, which server/http/page-assets.ts sends: the
 * seconds that this takes are spent once, and no visitor waits for them.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && squeezable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      await writeFile(`${file}.br`, await brotli(body, { params }));
    }),
  );
}
