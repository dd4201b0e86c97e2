/** Which build is served: browsers ask now and then whether theirs is still it (specification, section 7). */
import type { FastifyInstance } from 'fastify';
import { watchMethods } from './method-not-allowed.ts';

export interface BuildStamp {
  /** Hash of the list of built files: the same build has the same one, on every machine and after every start. */
  id: string;
  /** When it was built, in milliseconds. */
  timestamp: number;
}

const unlimited = { config: { rateLimit: false } } as const;

export function serveBuilds(app: FastifyInstance, stamp: BuildStamp): void {
  const refuseOtherMethods = watchMethods(app);
  app.get('/builds/latest.json', unlimited, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(stamp),
  );
  app.get<{ Params: { name: string } }>('/builds/meta/:name', unlimited, async ({ params }, reply) =>
    params.name === `${stamp.id}.json`
      ? reply.header('cache-control', 'public, max-age=31536000, immutable').send(stamp)
      : reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ message: 'This build is not served here.' }),
  );
  refuseOtherMethods();
}
