/** A part of the map as it is in an address. Reading is lenient: it may be typed or cut. */
import { areaOf, type MapArea } from '#contract/map-area.ts';

/** Ten metres are exact enough, and keep addresses short. */
export const areaText = ({ west, south, east, north }: MapArea): string =>
  [west, south, east, north].map((degrees) => String(Math.round(degrees * 1e4) / 1e4)).join();

/** What an address says; empty when that cannot be. */
export function areaIn(params: URLSearchParams): string {
  const text = params.get('area') ?? '';
  return areaOf(text) ? text : '';
}
