/** Serves pictures that were sent: by their content's type, never as anything that runs, and the same for ever. */
import type { FastifyInstance } from 'fastify';
import { hasAlready } from '#server/http/etag.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { uploadsByIds } from '../queries.ts';

const address = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:png|jpg|webp)$/;

export function servePictures(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const id = address.exec(request.params.file)?.[1];
    const [upload] = id
      ? await inScope(services.pool, request.center.id, (scope) => uploadsByIds(scope, [id]), {
          isReadOnly: true,
        })
      : [];
    const bytes = upload && (await services.storage.read(upload.storageKey));
    if (!upload || !bytes) refuse('not_found');
    reply.headers({
      'content-type': upload.mime,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${upload.checksum}"`,
    });
    if (hasAlready(request, `"${upload.checksum}"`)) return reply.code(304).send();
    return reply.send(Buffer.from(bytes));
  });
}
