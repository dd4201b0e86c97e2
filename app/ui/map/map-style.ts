/** How the map is drawn: the shipped ground, and over it the tiles of the site once they are all there. */
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { Feature, FeatureCollection } from 'geojson';
import { circleArea, type Circle } from '#app/ui/map/map-circle.ts';
import type { MapColours } from '#app/ui/map/map-colours.ts';
import {
  abroad,
  kilometreGrid,
  noFeatures,
  type Ground,
  type GroundDetails,
} from '#app/ui/map/map-ground.ts';
import { tileBounds, tileLevels } from '#app/ui/map/map-tiles.ts';

interface StyleParts {
  ground: Ground;
  /** Null until they are needed. */
  details: GroundDetails | null;
  colours: MapColours;
  circle: Circle | null;
  /** With the scheme of map-tiles.ts before it; null when the site has none. */
  tileUrl: string | null;
  /** Whether the tiles cover what is in sight. */
  hasTiles: boolean;
  /** Whether the land has been drawn once. */
  isDrawn: boolean;
  /** The page's own typeface: without a font server, names are drawn by the browser. */
  font: string;
}

/** Water; land until the land is drawn, or the whole country would be a sea with pins in it. */
export const backgroundOf = ({ colours, isDrawn }: Pick<StyleParts, 'colours' | 'isDrawn'>): string =>
  isDrawn ? colours.water : colours.land;

/** What is drawn of the country itself. */
export const groundLayers = ['tiles', 'land', 'borders', 'towns', 'places', 'neighbourhoods'];

const source = (data: FeatureCollection | Feature) => ({ type: 'geojson' as const, data });

/** Tiles have names and towns of their own. */
export function mapStyle(parts: StyleParts): StyleSpecification {
  const { ground, details, colours, circle, tileUrl } = parts;
  const tiles = {
    type: 'raster' as const,
    tiles: [tileUrl ?? ''],
    tileSize: 256,
    bounds: tileBounds,
    minzoom: tileLevels.least,
    maxzoom: tileLevels.most,
  };
  return {
    version: 8,
    transition: { duration: 0 },
    sources: {
      abroad: source(abroad),
      land: source(ground.land),
      borders: source(ground.borders),
      home: source(ground.home),
      area: source(circle ? circleArea(circle) : noFeatures),
      grid: source(details ? kilometreGrid() : noFeatures),
      towns: source(details?.towns ?? noFeatures),
      cores: source(details?.cores ?? noFeatures),
      districts: source(details?.districts ?? noFeatures),
      places: source(details?.places ?? noFeatures),
      neighbourhoods: source(details?.neighbourhoods ?? noFeatures),
      ...(tileUrl ? { tiles } : {}),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': backgroundOf(parts) } },
      { id: 'abroad', type: 'fill', source: 'abroad', paint: { 'fill-color': colours.abroad } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      gridLayer(colours),
      ...townLayers(colours),
      ...borderLayers(colours),
      ...(tileUrl ? tileLayers(parts) : []),
      ...areaLayers(colours),
      ...(parts.hasTiles ? [] : nameLayers(parts)),
    ],
  };
}

/** Grey as they come, they let a little of the theme's paper through. In the dark the light map is turned over: white roads become dark ones, and its paper the colour of the night. */
function tileLayers({ colours, hasTiles }: StyleParts): LayerSpecification[] {
  const turned = { 'raster-brightness-min': 0.9, 'raster-brightness-max': 0.04, 'raster-contrast': 0.1 };
  const paper: LayerSpecification = {
    id: 'paper',
    type: 'background',
    paint: { 'background-color': colours.town, 'background-opacity': hasTiles ? 1 : 0 },
  };
  const tiles: LayerSpecification = {
    id: 'tiles',
    type: 'raster',
    source: 'tiles',
    paint: {
      // Until all are there they load unseen: a patchwork of two maps is worse than either.
      'raster-opacity': hasTiles ? 0.82 : 0,
      'raster-fade-duration': 0,
      ...(colours.isDark ? turned : {}),
    },
  };
  return [paper, tiles];
}

const gridLayer = ({ town }: MapColours): LayerSpecification => ({
  id: 'grid',
  type: 'line',
  source: 'grid',
  minzoom: 10.5,
  paint: { 'line-color': town, 'line-opacity': ['interpolate', ['linear'], ['zoom'], 10.5, 0, 11.5, 0.7] },
});

const townLayers = ({ town, townEdge, core }: MapColours): LayerSpecification[] => [
  { id: 'towns', type: 'fill', source: 'towns', paint: { 'fill-color': town } },
  { id: 'cores', type: 'fill', source: 'cores', paint: { 'fill-color': core } },
  {
    id: 'town-edges',
    type: 'line',
    source: 'towns',
    minzoom: 8,
    paint: { 'line-color': townEdge, 'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.5, 13, 1.5] },
  },
];

const borderLayers = ({ border, area }: MapColours): LayerSpecification[] => [
  {
    id: 'districts',
    type: 'line',
    source: 'districts',
    minzoom: 10,
    paint: { 'line-color': border, 'line-opacity': 0.55, 'line-width': 1, 'line-dasharray': [1, 3] },
  },
  {
    id: 'borders',
    type: 'line',
    source: 'borders',
    paint: { 'line-color': border, 'line-opacity': 0.6, 'line-width': 1, 'line-dasharray': [4, 2] },
  },
  {
    id: 'home',
    type: 'line',
    source: 'home',
    paint: { 'line-color': area, 'line-opacity': 0.45, 'line-width': 2 },
  },
];

/** The circle searched in: a breath of colour with a dashed edge. */
function areaLayers({ area }: MapColours): LayerSpecification[] {
  const edge = { 'line-color': area, 'line-opacity': 0.5, 'line-width': 1.5, 'line-dasharray': [3, 3] };
  return [
    { id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': area, 'fill-opacity': 0.06 } },
    { id: 'area-edge', type: 'line', source: 'area', paint: edge },
  ];
}

/** From afar only large places have room for a name, and they have the larger one. */
const placeFilter: FilterSpecification = ['>=', ['get', 'size'], ['step', ['zoom'], 12, 7, 5, 8, 3, 9, 1]];
const bySize = (least: number, most: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['get', 'size'],
  1,
  least,
  20,
  most,
];

function nameLayers({ colours, font }: StyleParts): LayerSpecification[] {
  const paint = { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 };
  const named = (id: string) => ({ id, type: 'symbol' as const, source: id, paint });
  const layout = { 'text-font': [font], 'text-max-width': 7, 'text-padding': 7 };
  const name: ExpressionSpecification = ['get', 'name'];
  return [
    { ...named('neighbourhoods'), minzoom: 11, layout: { ...layout, 'text-field': name, 'text-size': 12.5 } },
    // Named first where there is room for one name only.
    {
      ...named('places'),
      filter: placeFilter,
      layout: {
        ...layout,
        'text-field': name,
        'text-size': ['interpolate', ['linear'], ['zoom'], 6, 12, 9, bySize(12.5, 17), 13, bySize(15, 20)],
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
    },
  ];
}
