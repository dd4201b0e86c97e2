/** The map that is shipped: land, borders and places; towns and neighbourhoods only where there are no tiles to show them. */
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as ManyAreas, Topology } from 'topojson-specification';

export interface Ground {
  land: FeatureCollection;
  borders: Feature<MultiLineString>;
  /** The municipality of the centre; empty when it has none. */
  home: FeatureCollection;
}
/** What makes the ground worth looking at by itself. */
export interface GroundDetails {
  /** Where people live, and where they live close together. */
  towns: Feature<MultiPolygon>;
  cores: Feature<MultiPolygon>;
  /** Lines between districts, where they are known. */
  districts: Feature<MultiLineString>;
  places: FeatureCollection;
  neighbourhoods: FeatureCollection;
}

type Boundaries = Topology<{
  municipalities: GeometryCollection<{ code: string }>;
  provinces: GeometryCollection;
}>;
/** Name, longitude, latitude, and how many postcodes it has: large places are named first. */
type PlaceLine = [name: string, lon: number, lat: number, size?: number];

export const noFeatures: FeatureCollection = { type: 'FeatureCollection', features: [] };

const kept = new Map<string, Promise<unknown>>();

/** Each file once a visit; one that failed is asked for again by the next map. */
function load<Content>(file: string): Promise<Content> {
  const cached = kept.get(file) as Promise<Content> | undefined;
  if (cached) return cached;
  const loading = fetch(`/map/${file}`).then((answer) => answer.json() as Promise<Content>);
  kept.set(file, loading);
  loading.catch(() => kept.delete(file));
  return loading;
}

const pointsOf = (lines: readonly PlaceLine[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: lines.map(([name, lon, lat, size = 0]) => ({
    type: 'Feature',
    properties: { name, size },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })),
});

export async function loadGround(home: string | null): Promise<Ground> {
  const topology = await load<Boundaries>('nl-boundaries.topojson');
  const { municipalities, provinces } = topology.objects;
  const own = municipalities.geometries.filter(
    ({ properties }) => properties && 'code' in properties && properties.code === home,
  );
  return {
    land: feature(topology, provinces),
    borders: { type: 'Feature', properties: {}, geometry: mesh(topology, municipalities) },
    home: feature(topology, { type: 'GeometryCollection', geometries: own }),
  };
}

export async function loadDetails(): Promise<GroundDetails> {
  const [towns, districts, places, neighbourhoods] = await Promise.all([
    load<Topology<{ towns: ManyAreas; cores: ManyAreas }>>('towns.topojson'),
    load<Feature<MultiLineString>>('districts.json'),
    load<PlaceLine[]>('places.json'),
    load<PlaceLine[]>('neighbourhoods.json'),
  ]);
  const named = new Set(places.map(([name]) => name));
  return {
    towns: feature(towns, towns.objects.towns),
    cores: feature(towns, towns.objects.cores),
    districts,
    places: pointsOf(places),
    // A village that is one neighbourhood stands there as a place already.
    neighbourhoods: pointsOf(neighbourhoods.filter(([name]) => !named.has(name))),
  };
}

/** Squares of a kilometre, as a paper map has them: between villages they tell how far things are. */
export function kilometreGrid(): Feature<MultiLineString> {
  const [west, south, east, north] = [3.3, 50.7, 7.3, 53.6];
  const up = 1 / 111.2;
  const along = up / Math.cos((52.2 * Math.PI) / 180);
  const lines: [number, number][][] = [];
  for (let lon = west; lon < east; lon += along)
    lines.push([
      [lon, south],
      [lon, north],
    ]);
  for (let lat = south; lat < north; lat += up)
    lines.push([
      [west, lat],
      [east, lat],
    ]);
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } };
}

/** The nearest coasts and land of the neighbours, so that the country does not lie in a sea. Drawn by hand, under our own land. */
export const abroad: Feature<Polygon> = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [3.42, 51.34],
        [3.2, 51.34],
        [2.92, 51.24],
        [2.55, 51.09],
        [2.1, 51.01],
        [1.85, 50.97],
        [1.58, 50.87],
        [1.58, 50.5],
        [1.4, 50],
        [1.4, 49],
        [9.6, 49],
        [9.6, 53.87],
        [9, 53.87],
        [8.6, 53.88],
        [8.5, 53.62],
        [8.32, 53.62],
        [8.25, 53.42],
        [8.08, 53.46],
        [8.03, 53.7],
        [7.5, 53.68],
        [7.13, 53.54],
        [7.03, 53.36],
        [7.21, 53.33],
        [7.24, 53.26],
        [7.15, 53.18],
        [7.1, 52.9],
        [6.95, 52.65],
        [6.75, 52.6],
        [6.7, 52.48],
        [6.95, 52.42],
        [6.98, 52.2],
        [6.7, 52.05],
        [6.6, 51.93],
        [6.2, 51.92],
        [5.98, 51.8],
        [6.1, 51.6],
        [6.1, 51.3],
        [5.95, 51.1],
        [5.9, 50.95],
        [5.98, 50.82],
        [5.95, 50.77],
        [5.75, 50.8],
        [5.72, 50.9],
        [5.85, 51.1],
        [5.6, 51.25],
        [5.2, 51.35],
        [5, 51.47],
        [4.7, 51.5],
        [4.5, 51.48],
        [4.3, 51.4],
        [4.22, 51.36],
        [4.15, 51.3],
        [3.9, 51.24],
        [3.6, 51.3],
        [3.42, 51.34],
      ],
    ],
  },
};
