/** A zip that is written part by part to a file, whatever its size, with what is known of each part. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { manifestName, type Manifest, type Part } from '../archive/manifest.ts';

export class ZipWriter {
  readonly #path: string;
  readonly #madeAt: Date;
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  /** Rejects when anything of it goes wrong; whoever waits for a part hears it. */
  readonly #failed: Promise<never>;

  constructor(path: string, madeAt: Date) {
    this.#path = path;
    this.#madeAt = madeAt;
    this.#written = pipeline(this.#zip.outputStream, createWriteStream(path));
    const wrong = once(this.#zip, 'error').then(([error]) => Promise.reject(error as Error));
    this.#failed = Promise.race([wrong, this.#written.then(() => new Promise<never>(() => {}))]);
    // Between two parts nobody waits; the next one hears of it.
    this.#failed.catch(() => {});
    this.#written.catch(() => {});
  }

  /** Answers once all of it was taken. What is packed already is not packed again. */
  async add(
    name: string,
    chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
    isPacked = false,
  ): Promise<Part> {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* () {
      for await (const chunk of chunks) {
        const piece = Buffer.from(chunk as Uint8Array);
        bytes += piece.length;
        hash.update(piece);
        yield piece;
      }
    };
    const content = Readable.from(counted(), { objectMode: false });
    this.#zip.addReadStream(content, name, { mtime: this.#madeAt, compress: !isPacked });
    await Promise.race([finished(content, { writable: false }), this.#failed]);
    return { bytes, sha256: hash.digest('hex') };
  }

  /** The list of its parts comes last. Answers how large the whole is. */
  async finish(manifest: Manifest): Promise<number> {
    this.#zip.addBuffer(Buffer.from(JSON.stringify(manifest)), manifestName, { mtime: this.#madeAt });
    this.#zip.end();
    await Promise.race([this.#written, this.#failed]);
    return (await stat(this.#path)).size;
  }

  /** Nothing comes of it. */
  async abandon(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => {});
    await rm(this.#path, { force: true });
  }
}
