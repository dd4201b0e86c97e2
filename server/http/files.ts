/** What comes along with a call as multipart: one file, and the fields beside it. Read whole before the transaction begins. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SentFile } from './route.ts';
import { refuse } from './refusal.ts';

interface Part {
  type?: string;
  filename?: string;
  value?: unknown;
  toBuffer?: () => Promise<Buffer>;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The attributes of a JSON:API document that goes along as the field `data`. */
function attributesIn(text: unknown): Record<string, unknown> {
  try {
    const document = JSON.parse(String(text)) as { data?: { attributes?: Record<string, unknown> } };
    return document.data?.attributes ?? {};
  } catch {
    return refuse('malformed', { pointer: '/data', values: { what: 'data' } });
  }
}

/** Takes the file out of the body, and leaves the fields: of the file stays its checksum, which tells one try from another. */
export async function takeFile(request: FastifyRequest): Promise<SentFile | undefined> {
  if (!request.isMultipart?.()) return undefined;
  const parts = (request.body ?? {}) as Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  let file: SentFile | undefined;
  for (const [name, part] of Object.entries(parts)) {
    const isFile = isPart(part) && part.type === 'file';
    if (isFile && name === 'file' && part.toBuffer)
      file = { name: part.filename ?? '', bytes: await part.toBuffer() };
    else if (name === 'data' && isPart(part)) Object.assign(fields, attributesIn(part.value));
    else fields[name] = isPart(part) && 'value' in part ? (part.value === '' ? null : part.value) : null;
  }
  request.body = { ...fields, ...(file && { file: createHash('sha256').update(file.bytes).digest('hex') }) };
  return file;
}
