/** How far apart places are: the same on the server and on a device that keeps its position to itself. */
export interface Point {
  lat: number;
  lon: number;
}

/** Kilometres between two points, by the haversine formula. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  return (
    12_742 *
    Math.asin(
      Math.sqrt(
        half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon),
      ),
    )
  );
}
