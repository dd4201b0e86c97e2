/** Serves files that were sent: by their content's type, never as anything that runs. Pictures are the same for ever, documents are given to keep. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidths } from '#contract/picture-sizes.ts';
import { documentTypes } from '#contract/uploads.ts';
import { hasAlready } from '#server/http/etag.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import type { SizedFormat } from '#server/storage/picture-file.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { extensionOf, uploadsByIds } from '../queries.ts';
import { sizedPicture } from '../sizes/commands.ts';
import { isOfLook, sharedPicture, type ServedFile } from './queries.ts';

const address = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([a-z]{3,4})$/;
const pictureExtensions = new Set(['png', 'jpg', 'webp']);
const documentExtensions = new Set<string>(Object.values(documentTypes));
const bareId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const forEver = 'public, max-age=31536000, immutable';
/** Another file may take its place. */
const askAgain = 'public, no-cache';

async function uploadOf(services: Services, request: FastifyRequest, id: string | undefined) {
  const find = async (scope: TenantScope): Promise<ServedFile | undefined> => {
    if (id === undefined) return undefined;
    // The page that says so is still drawn in its own look.
    if (request.center.isClosed && !(await isOfLook(scope, id))) refuse('center_closed');
    return (await uploadsByIds(scope, [id]))[0] ?? sharedPicture(scope, id);
  };
  const found = await inScope(services.pool, request.center.id, find, { isReadOnly: true });
  return found ?? refuse('not_found');
}

/** Marks that turn what follows: a name would read otherwise than it is. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * To keep, under the name that it has, which ends in what it is: a document that was sent as `folder.html` is not opened as a page of
 * its reader's own disk.
 */
function attachmentOf(upload: ServedFile): string {
  const name = upload.fileName.replaceAll(turning, '');
  const end = `.${extensionOf(upload)}`;
  const whole = name.toLowerCase().endsWith(end) ? name : `${name}${end}`;
  const written = encodeURIComponent(whole).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${written}`;
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
  { mime, etag, caching, disposition }: { mime: string; etag: string; caching: string; disposition?: string },
): FastifyReply {
  reply.headers({
    'content-type': mime,
    'x-content-type-options': 'nosniff',
    'content-disposition': disposition ?? 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': caching,
    etag: `"${etag}"`,
  });
  if (hasAlready(request, `"${etag}"`)) return reply.code(304).send();
  return reply.send(Buffer.from(bytes));
}

/** A picture at the address that it has now stays the same; at an old one, in a text, it may be another by now. */
function cachingOf({ kind, version }: ServedFile, { query }: FastifyRequest): string {
  const { v = '1' } = query as { v?: unknown };
  return kind === 'picture' && v === String(version) ? forEver : askAgain;
}

async function sendWhole(
  services: Services,
  upload: ServedFile,
  request: FastifyRequest,
  reply: FastifyReply,
  caching = cachingOf(upload, request),
): Promise<FastifyReply> {
  const bytes = (await services.storage.read(upload.storageKey)) ?? refuse('not_found');
  const told = { mime: upload.mime, etag: upload.checksum, caching };
  return sendFile(request, reply, bytes, {
    ...told,
    ...(upload.kind === 'document' && { disposition: attachmentOf(upload) }),
  });
}

/** Browsers that read AVIF say so of pictures; all read WebP. */
const formatFor = ({ headers }: FastifyRequest): SizedFormat =>
  headers.accept?.includes('image/avif') ? 'avif' : 'webp';

/** What follows the point may be that of the file which was there before, and never that of another kind. */
function isNamedAs({ kind }: ServedFile, extension: string): boolean {
  return kind === 'document' ? documentExtensions.has(extension) : pictureExtensions.has(extension);
}

export function servePictures(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const [, id, extension = ''] = address.exec(request.params.file) ?? [];
    const upload = await uploadOf(services, request, id);
    return isNamedAs(upload, extension) ? sendWhole(services, upload, request, reply) : refuse('not_found');
  });

  app.get<{ Params: { file: string; width: string } }>('/uploads/:file/:width', async (request, reply) => {
    const { file } = request.params;
    const width = pictureWidths.find((one) => String(one) === request.params.width) ?? refuse('not_found');
    const upload = await uploadOf(services, request, bareId.test(file) ? file : undefined);
    if (upload.kind === 'document') refuse('not_found');
    const format = formatFor(request);
    reply.header('vary', 'accept');
    const bytes = await sizedPicture(services.storage, upload, { width, format });
    // Too busy, or it cannot be made: the picture as it is shows too, and the next visitor asks again.
    if (!bytes) return sendWhole(services, upload, request, reply, 'no-store');
    return sendFile(request, reply, bytes, {
      mime: `image/${format}`,
      etag: `${upload.checksum}-${width}-${format}`,
      caching: cachingOf(upload, request),
    });
  });
}
