/** What comes as multipart, read once and within bounds: texts, and files that are cut off where they become too large. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadBudget } from './upload-budget.ts';
import { Refusal, refuse } from './refusal.ts';

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
}

/** A file as it comes in; one that nobody wants goes by. */
async function readFile(part: MultipartFile, { budget: held, wants }: Taking): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const isWanted = wants(part.fieldname);
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (!isWanted) continue;
    held.take(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads all of it. Throws 413 for more than the limits, 429 for more than there is room for now, and 400 for what cannot be read. */
export async function readParts(request: FastifyRequest, limits: PartLimits, taking: Taking): Promise<Parts> {
  stopAfter(request, limits.allBytes);
  const { files, fileBytes, textBytes } = limits;
  const read: Parts = { texts: [], files: [] };
  let textLeft = textBytes;
  const parts = request.parts({
    limits: { files, fileSize: fileBytes + 1, fieldSize: textBytes, fields: mostParts, parts: mostParts },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        const { fieldname: field, filename: name = '', mimetype: type } = part;
        read.files.push({ field, name, type, bytes: await readFile(part, taking) });
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
