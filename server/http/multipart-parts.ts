/**
 * Any write may come as multipart: the JSON document in the field `data`, or its attributes as fields of their own, and files
 * beside them. Here it becomes the body that the same call would have as JSON; the files are handed on.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { fieldsOf, type BodyContract } from '#contract/call.ts';
import { importBytesMax } from '#contract/imports.ts';
import { camelCase, snakeCase } from '#contract/jsonapi.ts';
import type { LargeFile } from '#contract/large-files.ts';
import { isPictureId, uploadBytesMax } from '#contract/uploads.ts';
import { vacancyImportBytesMax } from '#contract/vacancy-imports.ts';
import type { PageActor } from '#contract/request-context.ts';
import type { UploadBudget } from './upload-budget.ts';
import { readJson } from './json-body.ts';
import { maySendLarge, type LargeTaking } from './large-files.ts';
import { readParts, type PartLimits, type SentFile } from './multipart.ts';
import { refuseAll } from './refusal.ts';
import type { Route } from './route.ts';

/** As much text as a body of JSON may have. */
export const bodyLimit = 262_144;

const fileBytes = Math.max(uploadBytesMax, importBytesMax, vacancyImportBytesMax);
const files = 4;
const limits: PartLimits = {
  fileBytes,
  files,
  textBytes: bodyLimit,
  // With what stands around the parts.
  allBytes: (files + 1) * fileBytes + bodyLimit,
};

/** A picture that stands for an attribute: `logo` for `logoId`. */
export interface SentPicture {
  attribute: string;
  file: SentFile;
  altText: string | null;
}

export interface Sent {
  /** The part `file`, of a call that takes one. */
  file: SentFile | undefined;
  pictures: SentPicture[];
  /** On the disk, of a call that takes one. */
  large: LargeFile | undefined;
  /** Tells one try from another, where files came along. */
  digest: string | undefined;
}

type TakingRoute = Pick<Route, 'body' | 'takesFile' | 'takesLargeFile'>;

type Shape = Readonly<Record<string, z.ZodMiniType>>;
/** Any word may be sent as a name: also one that every object has a property for. */
const fieldOf = (shape: Shape, name: string) => (Object.hasOwn(shape, name) ? shape[name] : undefined);
/** The attributes that are pictures, by the name of the part that brings one. */
export const picturesOf = (body: BodyContract | undefined): Map<string, string> =>
  new Map(
    Object.entries(fieldsOf(body))
      .filter(([, field]) => isPictureId(field))
      .map(([name]) => [snakeCase(name.replace(/Id$/, '')), name]),
  );

interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
}

function typeOf(field: z.ZodMiniType | undefined): string | undefined {
  let definition = field?._zod.def as unknown as Definition | undefined;
  while (definition?.innerType) definition = definition.innerType._zod.def as unknown as Definition;
  return definition?.type;
}

/** A field knows texts alone: what the contract wants as something else becomes that, and an empty one null. */
function valueOf(texts: readonly string[], type: string | undefined): unknown {
  if (type === 'array') return texts.filter((text) => text !== '');
  const text = texts.at(-1) ?? '';
  if (text === '') return null;
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (type === 'number' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

function attributesOf(texts: readonly (readonly [string, string])[], shape: Shape) {
  const byName = new Map<string, string[]>();
  for (const [name, text] of texts) {
    const plain = name.replace(/\[\]$/, '');
    byName.set(plain, [...(byName.get(plain) ?? []), text]);
  }
  return Object.fromEntries(
    [...byName].map(([name, all]) => [name, valueOf(all, typeOf(fieldOf(shape, camelCase(name))))]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document with the attributes that stand beside it. One that is no document is left to whoever reads bodies. */
function withAttributes(document: unknown, attributes: Record<string, unknown>): unknown {
  if (Object.keys(attributes).length === 0 || !isObject(document) || !isObject(document['data']))
    return document;
  const { data } = document;
  const given = isObject(data['attributes']) ? data['attributes'] : {};
  return { ...document, data: { ...data, attributes: { ...given, ...attributes } } };
}

/** What the texts make of the body. */
async function bodyOf(
  request: FastifyRequest,
  body: BodyContract | undefined,
  texts: readonly (readonly [string, string])[],
): Promise<unknown> {
  const data = texts.find(([name]) => name === 'data')?.[1];
  const attributes = attributesOf(
    texts.filter(([name]) => name !== 'data'),
    fieldsOf(body),
  );
  if (data !== undefined) return withAttributes(await readJson(request, data), attributes);
  return body && body.type !== 'flat' ? { data: { type: body.type, attributes } } : attributes;
}

/** What is on a picture, beside it. */
export const altName = (field: string) => `${field}_alt_text`;

function sentFiles(
  all: readonly SentFile[],
  { body, takesFile, takesLargeFile }: TakingRoute,
  alts: ReadonlyMap<string, string>,
) {
  const pictures = picturesOf(body);
  const pointer = (field: string) =>
    body && body.type !== 'flat' ? `/data/attributes/${field}` : `/${field}`;
  const sent: Pick<Sent, 'file' | 'pictures'> = { file: undefined, pictures: [] };
  const unknown: string[] = [];
  for (const file of all) {
    const attribute = pictures.get(file.field);
    if (attribute !== undefined)
      sent.pictures.push({ attribute, file, altText: alts.get(altName(file.field))?.trim() || null });
    else if (takesFile && file.field === 'file') sent.file = file;
    // Of who may not send one it went by: what they may is told later on.
    else if (takesLargeFile && file.field === 'file') continue;
    else unknown.push(file.field);
  }
  refuseAll(unknown.map((field) => ({ code: 'unknown_attribute', pointer: pointer(field) })));
  return sent;
}

/** Who sends them, and where those go that are larger than memory. */
export interface PartsReader extends Pick<LargeTaking, 'dataDir' | 'now'> {
  actor: PageActor;
  budget: UploadBudget;
}

/** The one file for the disk that a call may take. */
function largeTaking(
  { takesLargeFile: name }: TakingRoute,
  { actor, dataDir, now }: PartsReader,
  take: LargeTaking['take'],
): LargeTaking | undefined {
  if (!name || !maySendLarge(actor, name)) return undefined;
  return { nameOf: (field) => (field === 'file' ? name : null), dataDir, now, take };
}

/** Reads a call that came as multipart; any other is left as it is. */
export async function takeParts(
  request: FastifyRequest,
  taking: TakingRoute,
  reader: PartsReader,
): Promise<Sent> {
  // A screen that was sent one hands it on as it stands.
  let large = taking.takesLargeFile && request.caller?.largeFile;
  if (!request.isMultipart?.()) return { file: undefined, large, pictures: [], digest: undefined };
  const { budget } = reader;
  const pictures = picturesOf(taking.body);
  const wants = (field: string) => pictures.has(field) || (taking.takesFile === true && field === 'file');
  const { texts, files: all } = await readParts(request, limits, {
    budget,
    wants,
    large: largeTaking(taking, reader, (_name, file) => (large = file)),
  });
  const altNames = new Set(all.map(({ field }) => altName(field)));
  const alts = new Map(texts.filter(([name]) => altNames.has(name)));
  request.body = await bodyOf(
    request,
    taking.body,
    texts.filter(([name]) => !altNames.has(name)),
  );
  const hash = createHash('sha256');
  for (const { field, bytes } of all) hash.update(`${field} ${bytes.length}\n`).update(bytes);
  return {
    ...sentFiles(all, taking, alts),
    large,
    digest: all.length > 0 ? hash.digest('hex') : undefined,
  };
}
