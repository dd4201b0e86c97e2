import type { Feature, Polygon } from 'geojson';

export interface Circle {
  lat: number;
  lon: number;
  /** Kilometres. */
  distance: number;
}

/** The area searched in, as a polygon of 64 corners. */
export function circleArea({ lat, lon, distance }: Circle): Feature<Polygon> {
  const north = distance / 111.2;
  const east = north / Math.cos((lat * Math.PI) / 180);
  const corners = Array.from({ length: 65 }, (_, at) => {
    const turn = (at / 64) * 2 * Math.PI;
    return [lon + east * Math.cos(turn), lat + north * Math.sin(turn)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [corners] } };
}
