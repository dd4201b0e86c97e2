/** What comes as multipart, read once and within bounds: texts, and files that are cut off where they become too large. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { largeFiles, type LargeFileName } from '#contract/large-files.ts';
import type { UploadBudget } from './upload-budget.ts';
import { writeLarge, type LargeTaking } from './large-files.ts';
import { Refusal, refuse } from './refusal.ts';
import { letSendLong } from './slow-senders.ts';

/** A file that came along. One that is too large is cut off one byte behind the limit: whoever takes it says so. */
export interface SentFile {
  /** Name of the part. */
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

export interface Parts {
  /** In the order in which they came. */
  texts: (readonly [name: string, value: string])[];
  files: SentFile[];
}

export interface PartLimits {
  /** Of each file; what is longer is thrown away while it comes in. */
  fileBytes: number;
  files: number;
  /** Of all texts together. */
  textBytes: number;
  /** Of the whole body, also what is thrown away of it. */
  allBytes: number;
}

/** More parts than any form of ours has fields. */
const mostParts = 1000;

/** Watches what comes in: a body need not say beforehand how long it is, nor the truth. */
function stopAfter({ headers, raw }: FastifyRequest, most: number): void {
  if (Number(headers['content-length'] ?? 0) > most) refuse('too_large_body');
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) raw.destroy();
  });
}

export interface Taking {
  /** Whose memory the files take. */
  budget: UploadBudget;
  /** Whether anybody wants the file of this part; of another only its name is told. */
  wants(field: string): boolean;
  /** Files for the disk; without it there are none. */
  large?: LargeTaking | undefined;
}

/** A file as it comes in, up to one byte behind the limit; one that nobody wants goes by. */
async function readFile(
  part: MultipartFile,
  { fileBytes }: PartLimits,
  { budget: held, wants }: Taking,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = wants(part.fieldname) ? fileBytes + 1 : 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (left === 0) continue;
    const kept = chunk.subarray(0, left);
    left -= kept.length;
    held.take(kept.length);
    chunks.push(kept);
  }
  return Buffer.concat(chunks);
}

/** One of those that go to the disk; null for any other, which is left unread. */
async function takeLarge(
  { raw, headers }: FastifyRequest,
  part: MultipartFile,
  { large, budget }: Taking,
): Promise<LargeFileName | null> {
  const name = large?.nameOf(part.fieldname);
  if (!large || !name) return null;
  letSendLong(raw);
  const announced = Number(headers['content-length'] ?? 0);
  large.take(name, await writeLarge(part, { most: largeFiles[name].bytes, announced }, large, budget));
  return name;
}

/** What a body may have besides, where a file of it goes to the disk. */
const largest = Math.max(...Object.values(largeFiles).map(({ bytes }) => bytes));

/** Reads all of it. Throws 413 for more than the limits, 429 for more than there is room for now, and 400 for what cannot be read. */
export async function readParts(request: FastifyRequest, limits: PartLimits, taking: Taking): Promise<Parts> {
  stopAfter(request, limits.allBytes + (taking.large ? largest : 0));
  const { files, textBytes } = limits;
  const read: Parts = { texts: [], files: [] };
  let textLeft = textBytes;
  const parts = request.parts({
    limits: { files, fileSize: Infinity, fieldSize: textBytes, fields: mostParts, parts: mostParts },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        if (await takeLarge(request, part, taking)) continue;
        const { fieldname: field, filename: name = '', mimetype: type } = part;
        read.files.push({ field, name, type, bytes: await readFile(part, limits, taking) });
        continue;
      }
      const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      textLeft -= Buffer.byteLength(value);
      if (part.valueTruncated || textLeft < 0) refuse('too_large_body');
      read.texts.push([part.fieldname, value]);
    }
  } catch (error) {
    // What is left of it goes by unread, so that the answer can be sent.
    request.raw.unpipe().resume();
    const isKnown = error instanceof Refusal || (error as { statusCode?: number }).statusCode !== undefined;
    if (isKnown) throw error;
    refuse('malformed', { values: { what: 'multipart' } });
  }
  return read;
}
