/** MapLibre behind the few things that the page asks of a map. The only file that imports it. */
import { LngLatBounds, Map as MapLibre, Marker, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { groupPins, type Pin, type PinGroup } from '#app/features/vacancies/parts/pin-groups.ts';
import {
  circleArea,
  loadGround,
  mapStyle,
  noArea,
  readColours,
  type Circle,
} from '#app/features/vacancies/parts/map-style.ts';

setWorkerUrl(workerUrl);

/** A group of pins and the element on the map that it is drawn in. */
export interface PlacedGroup {
  group: PinGroup;
  element: HTMLElement;
}
export interface Shown {
  pins: readonly Pin[];
  circle: Circle | null;
}
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
  onGroups: (groups: PlacedGroup[]) => void;
}

const deepestZoom = 16;
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
const fitting = { padding: { top: 76, bottom: 48, left: 40, right: 40 }, maxZoom: closestFit };

function boundsOf({ pins, circle }: Shown): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lon, lat } of pins) bounds.extend([lon, lat]);
  // Pins say more than the area: with some, the map goes as near as they allow.
  if (pins.length > 0) return bounds;
  for (const [lon = 0, lat = 0] of circle ? (circleArea(circle).geometry.coordinates[0] ?? []) : [])
    bounds.extend([lon, lat]);
  return bounds.isEmpty() ? new LngLatBounds(netherlands) : bounds;
}

/** Throws where the browser cannot draw it. */
export async function openMap(
  container: HTMLElement,
  options: MapOptions,
  signal: AbortSignal,
): Promise<MapEngine | undefined> {
  const ground = await loadGround();
  if (signal.aborted) return undefined;
  let shown: Shown = options;
  const styleNow = () =>
    mapStyle({
      ground,
      circle: shown.circle,
      tileUrl: options.tileUrl,
      colours: readColours(container),
      font: getComputedStyle(container).fontFamily.split(',')[0] ?? 'sans-serif',
    });
  const map = new MapLibre({
    container,
    style: styleNow(),
    bounds: boundsOf(shown),
    fitBoundsOptions: fitting,
    maxBounds: farthest,
    maxZoom: deepestZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': options.title },
  });
  map.touchZoomRotate.disableRotation();
  const pins = keepPins(map, () => shown.pins, options.onGroups);
  const stopWatching = watchMode(() => map.setStyle(styleNow()));
  return {
    show: (next) => {
      shown = next;
      const area = next.circle ? circleArea(next.circle) : noArea;
      map.getSource<GeoJSONSource>('area')?.setData(area);
      map.fitBounds(boundsOf(next), fitting);
      pins.draw();
    },
    spread: (group) =>
      map.fitBounds(boundsOf({ pins: group.pins, circle: null }), { ...fitting, maxZoom: deepestZoom }),
    raise: pins.raise,
    zoom: (steps) => (steps === 1 ? map.zoomIn() : map.zoomOut()),
    close: () => {
      stopWatching();
      pins.clear();
      map.remove();
    },
  };
}

/** Markers for the groups at this zoom; those that stay the same keep their element, and so the focus. */
function keepPins(map: MapLibre, pinsNow: () => readonly Pin[], onGroups: (groups: PlacedGroup[]) => void) {
  const markers = new Map<string, { marker: Marker; placed: PlacedGroup }>();
  let raised: string | null = null;
  const order = () => {
    for (const { placed } of markers.values())
      placed.element.style.zIndex = placed.group.pins.some(({ id }) => id === raised) ? '2' : '1';
  };
  const draw = () => {
    const isDeepest = map.getZoom() >= deepestZoom - 0.5;
    const groups = groupPins(pinsNow(), ({ lon, lat }) => map.project([lon, lat]), isDeepest);
    const keys = new Set(groups.map(keyOf));
    for (const [key, { marker }] of markers) {
      if (keys.has(key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const group of groups) {
      const key = keyOf(group);
      const known = markers.get(key);
      if (known) continue;
      const element = document.createElement('div');
      const anchor = group.pins.length > 1 ? 'center' : 'bottom';
      const marker = new Marker({ element, anchor }).setLngLat([group.lon, group.lat]).addTo(map);
      markers.set(key, { marker, placed: { group, element } });
    }
    inOrder(groups.flatMap((group) => markers.get(keyOf(group))?.placed.element ?? []));
    order();
    onGroups(groups.flatMap((group) => markers.get(keyOf(group))?.placed ?? []));
  };
  map.on('zoomend', draw);
  draw();
  return {
    draw,
    raise: (id: string | null) => {
      raised = id;
      order();
    },
    clear: () => {
      for (const { marker } of markers.values()) marker.remove();
    },
  };
}

/** The tab key follows the numbers. Nothing is moved while one of them has the focus, or it would lose it. */
function inOrder(elements: readonly HTMLElement[]): void {
  if (elements.some((element) => element.contains(document.activeElement))) return;
  for (const element of elements) element.parentElement?.append(element);
}

const keyOf = ({ pins }: PinGroup) => pins.map(({ id, number }) => `${number} ${id}`).join();

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
