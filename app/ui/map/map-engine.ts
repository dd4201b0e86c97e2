/** MapLibre behind the few things that the page asks of a map. Only this and pin-markers.ts import it. */
import {
  LngLatBounds,
  Map as MapLibre,
  setWorkerUrl,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Pin, PinGroup } from '#app/ui/map/pin-groups.ts';
import { deepestZoom, PinMarkers, type PlacedGroup } from '#app/ui/map/pin-markers.ts';
import {
  circleArea,
  groundLayers,
  loadGround,
  mapStyle,
  noArea,
  readColours,
  type Circle,
} from '#app/ui/map/map-style.ts';

setWorkerUrl(workerUrl);

export interface Shown {
  pins: readonly Pin[];
  circle: Circle | null;
}
/** Degrees. */
export type Area = Record<'west' | 'south' | 'east' | 'north', number>;
export interface MapEngine {
  show(shown: Shown): void;
  spread(group: PinGroup): void;
  /** Over its neighbours. */
  raise(id: string | null): void;
  zoom(steps: 1 | -1): void;
  close(): void;
}
interface MapOptions extends Shown {
  tileUrl: string | null;
  /** Name of the map for screen readers. */
  title: string;
  closest?: number;
  onGroups: (groups: PlacedGroup[]) => void;
  /** After the reader moved it, not after the page did. */
  onMove: (area: Area) => void;
}

/** Nearer, and the first look shows one street only. */
const closestFit = 14;
const netherlands: [[number, number], [number, number]] = [
  [3.2, 50.7],
  [7.3, 53.6],
];
/** A little more than the country, so that its edge can be seen. */
const farthest: [[number, number], [number, number]] = [
  [1.5, 49.8],
  [9, 54.5],
];
const padding = { top: 76, bottom: 48, left: 40, right: 84 };

/** On what our own zoom buttons cause; what comes from a pointer or key has its event. */
const byHand = 'isByHand';

function boundsOf({ pins, circle }: Shown): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lon, lat } of pins) bounds.extend([lon, lat]);
  // Pins say more than the area: with some, the map goes as near as they allow.
  if (pins.length > 0) return bounds;
  for (const [lon = 0, lat = 0] of circle ? (circleArea(circle).geometry.coordinates[0] ?? []) : [])
    bounds.extend([lon, lat]);
  return bounds.isEmpty() ? new LngLatBounds(netherlands) : bounds;
}

/** The bare map. Throws where the browser cannot draw it. */
function makeMap(container: HTMLElement, style: StyleSpecification, options: MapOptions): MapLibre {
  const map = new MapLibre({
    container,
    style,
    bounds: boundsOf(options),
    fitBoundsOptions: { padding, maxZoom: options.closest ?? closestFit },
    maxBounds: farthest,
    maxZoom: deepestZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': options.title },
  });
  map.touchZoomRotate.disableRotation();
  return map;
}

/** Opens the map with what there is to see; undefined when it was closed before it could open. */
export async function openMap(
  container: HTMLElement,
  options: MapOptions,
  signal: AbortSignal,
): Promise<MapEngine | undefined> {
  const ground = await loadGround();
  if (signal.aborted) return undefined;
  let shown: Shown = options;
  const fitting = { padding, maxZoom: options.closest ?? closestFit };
  const styleNow = () =>
    mapStyle({
      ground,
      circle: shown.circle,
      tileUrl: options.tileUrl,
      colours: readColours(container),
      font: getComputedStyle(container).fontFamily.split(',')[0] ?? 'sans-serif',
    });
  const map = makeMap(container, styleNow(), options);
  const markers = new PinMarkers(map, options.onGroups);
  markers.show(shown.pins);
  reportMoves(map, options.onMove);
  map.on('idle', () => tellWhatIsDrawn(map));
  const stopWatching = watchMode(() => map.setStyle(styleNow()));
  return {
    show: (next) => {
      shown = next;
      map.getSource<GeoJSONSource>('area')?.setData(next.circle ? circleArea(next.circle) : noArea);
      map.fitBounds(boundsOf(next), fitting);
      markers.show(next.pins);
    },
    spread: ({ pins }) =>
      map.fitBounds(boundsOf({ pins, circle: null }), { ...fitting, maxZoom: deepestZoom }),
    raise: (id) => markers.raise(id),
    zoom: (steps) => (steps === 1 ? map.zoomIn({}, { [byHand]: true }) : map.zoomOut({}, { [byHand]: true })),
    close: () => {
      stopWatching();
      map.remove();
    },
  };
}

/** Which parts of the ground can be seen, for tests: pins alone look like a map that works. */
function tellWhatIsDrawn(map: MapLibre): void {
  const features = map.queryRenderedFeatures({ layers: groundLayers.filter((layer) => map.getLayer(layer)) });
  map.getContainer().dataset.drawn = [...new Set(features.map(({ layer }) => layer.id))].sort().join(' ');
}

/** Light and dark change the roles, and with them the map. */
function watchMode(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode'] });
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Where the reader went to, by pointer, key or button. */
function reportMoves(map: MapLibre, onMove: (area: Area) => void): void {
  map.on('moveend', (event) => {
    if (!('originalEvent' in event || byHand in event)) return;
    const bounds = map.getBounds();
    onMove({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    });
  });
}
