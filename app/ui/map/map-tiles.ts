/** Tiles of this site, and whether they cover what is in sight. One that is missing is no fault: then the shipped map shows. */
import { addProtocol, type Map as MapLibre } from 'maplibre-gl';
import type { MapArea } from '#contract/map-area.ts';

export function areaInSight(map: MapLibre): MapArea {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** As the server has them (server/http/map-tiles/tile-address.ts). */
export const tileLevels = { least: 6, most: 17 } as const;
export const tileBounds: [number, number, number, number] = [3.1, 50.6, 7.4, 53.7];

const scheme = 'site-tiles';
/** What map-style.ts gives the map as address, so that the answer passes here. */
export const tileAddress = (tileUrl: string): string => `${scheme}://${tileUrl}`;

/** By `z/x/y`, once a visit: true for a tile that was there. */
const cache = new Map<string, boolean>();
const watching = new Set<() => void>();

async function loadTile(url: string, signal: AbortSignal): Promise<{ data: ArrayBuffer | ImageBitmap }> {
  const path = url.slice(`${scheme}://`.length);
  const name = /\d{1,2}\/\d{1,9}\/\d{1,9}/.exec(path)?.[0] ?? '';
  const answer = await fetch(path, { signal, credentials: 'omit' }).catch((error: unknown) => {
    // The map moved on.
    if (signal.aborted) throw error;
    return null;
  });
  const isThere = answer?.status === 200;
  cache.set(name, isThere);
  for (const tell of watching) tell();
  return { data: isThere ? await answer.arrayBuffer() : await createImageBitmap(new ImageData(1, 1)) };
}

addProtocol(scheme, ({ url }, { signal }) => loadTile(url, signal));

const columnOf = (lon: number, z: number) => Math.floor(((lon + 180) / 360) * 2 ** z);
const rowOf = (lat: number, z: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);

/** Names of the tiles that show this area; those outside the country are nobody's. */
export function tilesIn({ west, south, east, north }: MapArea, zoom: number): string[] {
  const z = Math.min(tileLevels.most, Math.max(tileLevels.least, Math.round(zoom + 1)));
  const [least, lowest, most, highest] = tileBounds;
  const columns = [columnOf(Math.max(west, least), z), columnOf(Math.min(east, most), z)] as const;
  const rows = [rowOf(Math.min(north, highest), z), rowOf(Math.max(south, lowest), z)] as const;
  const names: string[] = [];
  for (let x = columns[0]; x <= columns[1]; x++)
    for (let y = rows[0]; y <= rows[1]; y++) names.push(`${z}/${x}/${y}`);
  return names;
}

/** True when all that is in sight is there, false when one is missing, undefined while that is not known. */
export function coverOf(area: MapArea, zoom: number): boolean | undefined {
  const all = tilesIn(area, zoom).map((name) => cache.get(name));
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}

/** Calls after each tile; gives what ends that. */
export function onTile(tell: () => void): () => void {
  watching.add(tell);
  return () => watching.delete(tell);
}
