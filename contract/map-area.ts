/** A part of a map as it is in an address: `west,south,east,north` in degrees. */

/** Degrees. */
export type MapArea = Record<'west' | 'south' | 'east' | 'north', number>;

/** Signs of its text at the most. */
export const longestArea = 60;

export const areaPattern = /^-?\d{1,3}(?:\.\d{1,6})?(?:,-?\d{1,3}(?:\.\d{1,6})?){3}$/;

/** The area of its text; null for what is none. */
export function areaOf(text: string): MapArea | null {
  if (text.length > longestArea || !areaPattern.test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  const isThere = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return isThere ? { west, south, east, north } : null;
}
