/** `/map/tiles/{z}/{x}/{y}`: the map under the pins, fetched by this server and kept: its source never learns who looks. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mapTilePath } from '#contract/configuration.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import { readTile, type Tile } from './tile-address.ts';
import { pictureType } from './tile-picture.ts';
import { TileSource } from './tile-source.ts';
import { TileStore } from './tile-store.ts';

type Asked = FastifyRequest<{ Params: { z: string; x: string; y: string } }>;

/** Moving over the map asks for forty at a time: more than pages, and apart from them. */
const perMinute = 3000;
const weekSeconds = 7 * 24 * 3600;

/** A tile from the disk, else from the source; an old one is shown while a new one is asked for. Null when there is none. */
export async function findTile(tile: Tile, store: TileStore, source: TileSource): Promise<Buffer | null> {
  const kept = await store.read(tile);
  const renew = async () => {
    const bytes = await source.get(tile);
    // A full disk must not take the map away.
    if (bytes) await store.write(tile, bytes).catch(() => {});
    return bytes;
  };
  if (!kept) return renew();
  if (kept.isOld) void renew();
  return kept.bytes;
}

/** Registers the call. It is the same for every centre and holds nothing of anybody. */
export function serveMapTiles(app: FastifyInstance, { env }: Services): void {
  const { mapTileUrl, dataDir, rateLimitFactor } = env;
  const store = new TileStore(dataDir, mapTileUrl ?? '');
  const source = mapTileUrl === null ? null : new TileSource(mapTileUrl);
  const limit =
    rateLimitFactor === 0
      ? {}
      : { rateLimit: { max: Math.ceil(perMinute * rateLimitFactor), timeWindow: 60_000 } };
  app.get(mapTilePath('/:z/:x/:y'), { config: limit }, async (request: Asked, reply: FastifyReply) => {
    const tile = readTile(request.params);
    if (!tile || !source) return refuse('not_found');
    const bytes = await findTile(tile, store, source);
    const type = bytes && pictureType(bytes);
    // No tile is no fault: the page then draws the map that is shipped, and asks again another time.
    if (!bytes || !type) return reply.code(204).header('cache-control', 'no-store').send();
    return reply.header('cache-control', `public, max-age=${weekSeconds}`).type(type).send(bytes);
  });
}
