/**
 * The file of a centre as it is opened: anybody may have made it. Only parts that its list names are read, each no further than the list
 * says, and each is held against its hash.
 */
import { createHash } from 'node:crypto';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { uploadBytesMax } from '#contract/uploads.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import {
  filePart,
  manifestName,
  manifestShape,
  tablePart,
  type Manifest,
  type Part,
} from '../archive/manifest.ts';

export interface OpenedArchive {
  manifest: Manifest;
  /** A part, piece by piece. Throws once it is not what the list says. */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

const mostEntries = 1_000_000;
const manifestBytesMax = 256_000_000;
/** Rows of a centre in all: some thirty times what the largest that we know has. */
const tableBytesMax = 20_000_000_000;
/** Text packs to a tenth; what unpacks to far more was made to fill a disk. */
const mostUnpacked = 250;
const smallBytes = 1_000_000;

const notOurs = (): never => refuse('no_center_archive', { pointer: '/file' });
export const damaged = (part: string): never =>
  refuse('damaged_archive', { pointer: '/file', values: { part } });

/** What the machine says of a disk is a fault of ours; all else is said of the file. */
const isOfMachine = (error: unknown) => /^E[A-Z]+$/.test((error as { code?: string }).code ?? '');

async function judged<Result>(work: Promise<Result>, otherwise: () => never): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal || isOfMachine(error)) throw error;
    return otherwise();
  }
}

const kindOfFile = ({ externalFileAttributes }: Entry) => (externalFileAttributes >>> 28) & 0o17;
const isPlainFile = (entry: Entry) => {
  const kind = kindOfFile(entry);
  return (kind === 0 || kind === 0o10) && entry.canDecodeFileData() && !entry.isEncrypted();
};

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  if (zip.entryCount > mostEntries) notOurs();
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    // Once each, and nothing that leads elsewhere: no name is ever used as a path, only those of the list are looked up.
    if (entries.has(fileName) || !isPlainFile(entry)) damaged(fileName.slice(0, 100));
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    entries.set(fileName, entry);
  }
  // Parts that lie over each other are packed once and unpack many times.
  if (packed > zip.fileSize || unpacked > smallBytes + packed * mostUnpacked)
    refuse('swollen_archive', { pointer: '/file' });
  return entries;
}

async function manifestOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(manifestName) ?? notOurs();
  if (entry.uncompressedSize > manifestBytesMax) refuse('swollen_archive', { pointer: '/file' });
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const parsed = manifestShape.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  return parsed.success ? parsed.data : notOurs();
}

/** Each part by its name in the zip, as the list says that it is. */
const partsOf = ({ tables, files }: Manifest): [string, Part][] => [
  ...tables.map((table): [string, Part] => [tablePart(table.name), table]),
  ...files.map((file): [string, Part] => [filePart(file.name), file]),
];

function checkParts(manifest: Manifest, entries: ReadonlyMap<string, Entry>): Map<string, Part> {
  const parts = new Map(partsOf(manifest));
  if (parts.size !== manifest.tables.length + manifest.files.length) damaged(manifestName);
  for (const name of entries.keys())
    if (name !== manifestName && !parts.has(name)) damaged(name.slice(0, 100));
  for (const [name, { bytes }] of parts) if (entries.get(name)?.uncompressedSize !== bytes) damaged(name);
  const tableBytes = manifest.tables.reduce((all, { bytes }) => all + bytes, 0);
  if (tableBytes > tableBytesMax || manifest.files.some(({ bytes }) => bytes > uploadBytesMax))
    refuse('swollen_archive', { pointer: '/file' });
  return parts;
}

/** Opens it and reads its list. Throws 422 for anything that is no whole file of a centre. */
export async function openArchive(path: string): Promise<OpenedArchive> {
  const zip = await judged(openPromise(path, { autoClose: false, strictFileNames: true }), notOurs);
  try {
    const entries = await judged(entriesOf(zip), notOurs);
    const manifest = await judged(manifestOf(zip, entries), notOurs);
    const parts = checkParts(manifest, entries);
    return { manifest, read: (name) => readPart(zip, entries, parts, name), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function* readPart(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  parts: ReadonlyMap<string, Part>,
  name: string,
): AsyncGenerator<Buffer> {
  const [entry, part] = [entries.get(name) ?? damaged(name), parts.get(name) ?? damaged(name)];
  const hash = createHash('sha256');
  const failed = () => damaged(name);
  const stream = await judged(zip.openReadStreamPromise(entry), failed);
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const piece = await judged(pieces.next(), failed);
      if (piece.done) break;
      hash.update(piece.value);
      yield piece.value;
    }
  } finally {
    stream.destroy();
  }
  if (hash.digest('hex') !== part.sha256) damaged(name);
}
