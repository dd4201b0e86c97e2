/** /favicon.ico: the mark of the centre as a picture, for whoever draws no SVG in a tab. Each page names the mark itself. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/http/services.ts';
import { markOf, pictureOf } from './queries.ts';

/** In a tab. */
const tabSide = 48;
const keptSeconds = 24 * 3600;

export function serveFavicon(app: FastifyInstance, services: Services): void {
  app.get('/favicon.ico', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .send(await pictureOf(await markOf(services, request), tabSide)),
  );
}
