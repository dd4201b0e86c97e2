/** Which tiles of the map there are: those of the Netherlands, from the whole country to a street. */

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** Zoom levels of the source that our map comes to. */
const zooms = { least: 5, most: 17 } as const;
/** Degrees around the country. */
const country = { west: 3.1, south: 50.6, east: 7.4, north: 53.7 } as const;

const columnOf = (lon: number, z: number) => Math.floor(((lon + 180) / 360) * 2 ** z);
const rowOf = (lat: number, z: number) => {
  const radians = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
};

const isNumber = (text: string) => /^(0|[1-9]\d{0,6})$/.test(text);

/** The tile of an address; null when it is none, or lies outside the country. */
export function readTile(given: { z: string; x: string; y: string }): Tile | null {
  if (![given.z, given.x, given.y].every(isNumber)) return null;
  const [z, x, y] = [Number(given.z), Number(given.x), Number(given.y)];
  const isThere =
    z >= zooms.least &&
    z <= zooms.most &&
    x >= columnOf(country.west, z) &&
    x <= columnOf(country.east, z) &&
    y >= rowOf(country.north, z) &&
    y <= rowOf(country.south, z);
  return isThere ? { z, x, y } : null;
}

export const nameOf = ({ z, x, y }: Tile): string => `${z}/${x}-${y}`;
