/** What a map has to show, and the part of the country that it takes. */
import { LngLatBounds } from 'maplibre-gl';
import type { FeatureCollection, Position } from 'geojson';
import type { MapArea } from '#contract/map-area.ts';
import { noFeatures, type Ground } from '#app/ui/map/map-ground.ts';
import { circleArea, type Circle } from '#app/ui/map/map-circle.ts';
import type { Pin } from '#app/ui/map/pin-groups.ts';

export interface MapView {
  pins: readonly Pin[];
  circle: Circle | null;
  /** What was searched in; then the map stays there. */
  area: MapArea | null;
}
export const netherlands: [[number, number], [number, number]] = [
  [3.2, 50.7],
  [7.3, 53.6],
];
function around(collection: FeatureCollection): LngLatBounds {
  const bounds = new LngLatBounds();
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    if (typeof part[0] === 'number') bounds.extend(part as Position as [number, number]);
    else for (const inner of part) walk(inner);
  };
  for (const { geometry } of collection.features) if ('coordinates' in geometry) walk(geometry.coordinates);
  return bounds;
}

/** What was searched in, else the pins, which say more than the circle, else the centre's own municipality. */
export function boundsOf({ pins, circle, area }: MapView, ground: Ground): LngLatBounds {
  if (area) return new LngLatBounds([area.west, area.south], [area.east, area.north]);
  const bounds = new LngLatBounds();
  for (const { lon, lat } of pins) bounds.extend([lon, lat]);
  if (pins.length > 0) return bounds;
  const rest = around(circle ? { ...noFeatures, features: [circleArea(circle)] } : ground.home);
  return rest.isEmpty() ? new LngLatBounds(netherlands) : rest;
}
