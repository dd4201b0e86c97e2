/** A part of the map as it stands in an address: `west,south,east,north` in degrees. Reading forgives: it may be typed or cut. */

/** Degrees. */
export type Area = Record<'west' | 'south' | 'east' | 'north', number>;

const isDegrees = (text: string) => /^-?\d{1,3}(\.\d{1,6})?$/.test(text);

/** The area of its text; null for what is none. */
export function areaOf(text: string): Area | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every(isDegrees)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isThere = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return isThere ? { west, south, east, north } : null;
}

/** Ten metres are exact enough, and keep addresses short. */
export const areaText = ({ west, south, east, north }: Area): string =>
  [west, south, east, north].map((degrees) => String(Math.round(degrees * 1e4) / 1e4)).join();

/** What an address says; empty when that cannot be. */
export function areaIn(params: URLSearchParams): string {
  const text = (params.get('area') ?? '').slice(0, 60);
  return areaOf(text) ? text : '';
}
