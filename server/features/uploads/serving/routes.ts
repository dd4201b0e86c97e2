/** Serves pictures that were sent: by their content's type, never as anything that runs, and the same for ever. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidths } from '#contract/uploads.ts';
import { hasAlready } from '#server/http/etag.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import type { SizedFormat } from '#server/storage/picture-file.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { uploadsByIds, type UploadRow } from '../queries.ts';
import { sizedPicture } from '../sizes/commands.ts';

const address = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:png|jpg|webp)$/;
const bareId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const forEver = 'public, max-age=31536000, immutable';

async function uploadOf(services: Services, request: FastifyRequest, id: string | undefined) {
  const [upload] = id
    ? await inScope(services.pool, request.center.id, (scope) => uploadsByIds(scope, [id]), {
        isReadOnly: true,
      })
    : [];
  return upload ?? refuse('not_found');
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
  { mime, etag, caching = forEver }: { mime: string; etag: string; caching?: string },
): FastifyReply {
  reply.headers({
    'content-type': mime,
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': caching,
    etag: `"${etag}"`,
  });
  if (hasAlready(request, `"${etag}"`)) return reply.code(304).send();
  return reply.send(Buffer.from(bytes));
}

async function sendWhole(
  services: Services,
  upload: UploadRow,
  request: FastifyRequest,
  reply: FastifyReply,
  caching?: string,
): Promise<FastifyReply> {
  const bytes = (await services.storage.read(upload.storageKey)) ?? refuse('not_found');
  const told = { mime: upload.mime, etag: upload.checksum };
  return sendPicture(request, reply, bytes, caching === undefined ? told : { ...told, caching });
}

/** Browsers that read AVIF say so of pictures; all read WebP. */
const formatFor = ({ headers }: FastifyRequest): SizedFormat =>
  headers.accept?.includes('image/avif') ? 'avif' : 'webp';

export function servePictures(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const upload = await uploadOf(services, request, address.exec(request.params.file)?.[1]);
    return sendWhole(services, upload, request, reply);
  });

  app.get<{ Params: { file: string; width: string } }>('/uploads/:file/:width', async (request, reply) => {
    const { file } = request.params;
    const width = pictureWidths.find((one) => String(one) === request.params.width) ?? refuse('not_found');
    const upload = await uploadOf(services, request, bareId.test(file) ? file : undefined);
    const format = formatFor(request);
    reply.header('vary', 'accept');
    const bytes = await sizedPicture(services.storage, upload, width, format);
    // Too busy, or it cannot be made: the picture as it is shows too, and the next visitor asks again.
    if (!bytes) return sendWhole(services, upload, request, reply, 'no-store');
    return sendPicture(request, reply, bytes, {
      mime: `image/${format}`,
      etag: `${upload.checksum}-${width}-${format}`,
    });
  });
}
