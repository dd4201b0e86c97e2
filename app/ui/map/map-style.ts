/** What lies under the pins: shipped borders and names of places, or tiles where the site has them. Colours are the centre's roles. */
import type { StyleSpecification } from 'maplibre-gl';
import type { Feature, FeatureCollection, MultiLineString, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export interface Ground {
  land: FeatureCollection;
  borders: Feature<MultiLineString>;
  places: FeatureCollection;
}
export interface Circle {
  lat: number;
  lon: number;
  /** Kilometres. */
  distance: number;
}

type Boundaries = Topology<{ municipalities: GeometryCollection; provinces: GeometryCollection }>;
/** Name, longitude, latitude, and how many postcodes it has: large places are named first. */
type PlaceLine = [name: string, lon: number, lat: number, size: number];

const load = async (file: string): Promise<unknown> => (await fetch(file)).json();

async function fetchGround(): Promise<Ground> {
  const [first, second] = await Promise.all([load('/map/nl-boundaries.topojson'), load('/map/places.json')]);
  const topology = first as Boundaries;
  const { municipalities, provinces } = topology.objects;
  return {
    land: feature(topology, provinces),
    borders: { type: 'Feature', properties: {}, geometry: mesh(topology, municipalities) },
    places: {
      type: 'FeatureCollection',
      features: (second as PlaceLine[]).map(([name, lon, lat, size]) => ({
        type: 'Feature',
        properties: { name, size },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    },
  };
}

let loading: Promise<Ground> | undefined;

/** Both files, once a visit; after a failure the next map tries again. */
export function loadGround(): Promise<Ground> {
  loading ??= fetchGround().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
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

export type MapColours = Record<'water' | 'land' | 'border' | 'ink' | 'halo' | 'area', string>;

const roles: Record<keyof MapColours, string> = {
  water: '--tint2',
  land: '--sunken',
  border: '--edge',
  ink: '--soft',
  halo: '--sunken',
  area: '--solid',
};

/** The roles as plain colours: the map's own parser knows neither variables nor mixtures. */
export function readColours(within: HTMLElement): MapColours {
  const probe = within.appendChild(document.createElement('span'));
  // Who asked for less movement gets short fades on everything: each colour would be read as the one before it.
  probe.style.setProperty('transition', 'none', 'important');
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const plain = (role: string) => {
    probe.style.color = `var(${role})`;
    if (!pen) return '#888';
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${red},${green},${blue})`;
  };
  const colours = Object.fromEntries(
    Object.entries(roles).map(([name, role]) => [name, plain(role)]),
  ) as MapColours;
  probe.remove();
  return colours;
}

interface StyleParts {
  ground: Ground;
  colours: MapColours;
  circle: Circle | null;
  tileUrl: string | null;
  /** The page's own typeface: without a font server, names are drawn by the browser. */
  font: string;
}

/** What is drawn of the country itself; names only where there are no tiles. */
export const groundLayers = ['land', 'borders', 'places'];

/** Nothing searched near. */
export const noArea: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** With tiles the names are theirs. */
export function mapStyle({ ground, colours, circle, tileUrl, font }: StyleParts): StyleSpecification {
  const tiles = { type: 'raster' as const, tiles: [tileUrl ?? ''], tileSize: 256 };
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: ground.land },
      borders: { type: 'geojson', data: ground.borders },
      places: { type: 'geojson', data: ground.places },
      area: { type: 'geojson', data: circle ? circleArea(circle) : noArea },
      ...(tileUrl ? { tiles } : {}),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      ...(tileUrl ? [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }] : []),
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colours.border, 'line-opacity': 0.45, 'line-width': 1.25 },
      },
      ...areaLayers(colours),
      ...(tileUrl ? [] : [placeNames(colours, font)]),
    ],
  };
}

/** The circle searched in: a breath of colour with a dashed edge. */
function areaLayers({ area }: MapColours): StyleSpecification['layers'] {
  const edge = { 'line-color': area, 'line-opacity': 0.5, 'line-width': 1.5, 'line-dasharray': [3, 3] };
  return [
    { id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': area, 'fill-opacity': 0.06 } },
    { id: 'area-edge', type: 'line', source: 'area', paint: edge },
  ];
}

function placeNames(colours: MapColours, font: string): StyleSpecification['layers'][number] {
  return {
    id: 'places',
    type: 'symbol',
    source: 'places',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [font],
      'text-size': ['interpolate', ['linear'], ['get', 'size'], 1, 13, 20, 17],
      'symbol-sort-key': ['-', 0, ['get', 'size']],
      'text-padding': 6,
    },
    paint: { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
  };
}
