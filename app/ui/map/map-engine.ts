/** MapLibre behind the few things that the page asks of a map. Only this folder imports it. */
import { Map as MapLibre, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { boundsOf, netherlands, type MapView } from '#app/ui/map/map-bounds.ts';
import { MapDrawing } from '#app/ui/map/map-drawing.ts';
import { loadGround, noFeatures, type Ground } from '#app/ui/map/map-ground.ts';
import type { MapSource } from '#app/ui/map/map-source.ts';
import { circleArea } from '#app/ui/map/map-circle.ts';
import type { MapArea } from '#contract/map-area.ts';
import { areaInSight } from '#app/ui/map/map-tiles.ts';
import type { MapPoint, PinGroup } from '#app/ui/map/pin-groups.ts';
import { type OnGroups, PinMarkers } from '#app/ui/map/pin-markers.ts';

setWorkerUrl(workerUrl);

/** What the page says of the map as it lies now. */
export interface View {
  /** Somebody moved it away from what it showed by itself. */
  isMoved: boolean;
  inSight: MapArea;
  metresPerPixel: number;
  hasTiles: boolean;
}
export interface MapEngine {
  show(shown: MapView): void;
  /** Goes to where these pins stand apart; false when no zoom parts them. */
  spread(group: PinGroup): boolean;
  /** Draws the pins of a group that cannot be parted around it; null draws none so. */
  fan(group: PinGroup | null): void;
  /** Over its neighbours. */
  raise(id: string | null): void;
  /** Where one is among the pins. */
  readonly pins: Pick<PinMarkers, 'putBehind' | 'hasFocus' | 'focus'>;
  zoom(steps: 1 | -1): void;
  /** Back to all that it has to show. */
  showAll(): void;
  close(): void;
}
interface MapOptions extends MapView {
  source: MapSource;
  /** Name of the map for screen readers. */
  title: string;
  onGroups: OnGroups;
  onView: (view: View) => void;
  /** Its pin can be dragged, and was dragged to there. */
  onMove?: ((point: MapPoint) => void) | undefined;
}

/** Nearer, and the first look shows one street only; without streets, one village only. */
const closestFit = { tiles: 14, ground: 11 } as const;
/** A little more than the country, so that its edge can be seen. */
const farthest: [[number, number], [number, number]] = [
  [1.5, 49.8],
  [9, 54.5],
];
const padding = { top: 76, bottom: 56, left: 40, right: 84 };

/** On what the page causes for somebody; what comes from a pointer or key has its event. */
const parameters = { isAsked: true };

/** The bare map. Throws where the browser cannot draw it. */
function makeMap(container: HTMLElement, style: StyleSpecification, title: string): MapLibre {
  const map = new MapLibre({
    container,
    style,
    bounds: netherlands,
    maxBounds: farthest,
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': title },
  });
  map.touchZoomRotate.disableRotation();
  return map;
}

const metresPerPixel = (map: MapLibre) =>
  (78_271.5 * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 2 ** map.getZoom();

/** One map as it is on the page. */
class OpenMap implements MapEngine {
  readonly #map: MapLibre;
  readonly #ground: Ground;
  readonly #drawing: MapDrawing;
  readonly #markers: PinMarkers;
  readonly #options: MapOptions;
  #shown: MapView;
  #isMoved = false;
  #isSettled = false;

  constructor(map: MapLibre, ground: Ground, drawing: MapDrawing, options: MapOptions) {
    this.#map = map;
    this.#ground = ground;
    this.#drawing = drawing;
    this.#options = options;
    this.#shown = options;
    this.#markers = new PinMarkers(map, options.onGroups, options.onMove);
    drawing.follow(map, () => this.#settle());
    this.#fit({ duration: 0 });
    this.#markers.show(options.pins);
    map.on('moveend', (event) => {
      this.#isMoved ||= 'originalEvent' in event || 'isAsked' in event;
      this.#tell();
    });
  }

  show(next: MapView): void {
    this.#shown = next;
    this.#drawing.circle = next.circle;
    const area = next.circle ? circleArea(next.circle) : noFeatures;
    this.#map.getSource<GeoJSONSource>('area')?.setData(area);
    // A pin that somebody moves pulls the map along only where it would be lost.
    if (!this.#options.onMove || !this.#hasAllInSight()) this.#fit();
    this.#markers.show(next.pins);
  }

  #hasAllInSight(): boolean {
    const inSight = this.#map.getBounds();
    const { pins } = this.#shown;
    return pins.length > 0 && pins.every(({ lat, lon }) => inSight.contains([lon, lat]));
  }

  spread(group: PinGroup): boolean {
    if (!this.#markers.canPart(group)) return false;
    const bounds = boundsOf({ pins: group.pins, circle: null, area: null }, this.#ground);
    this.#map.fitBounds(bounds, { padding, maxZoom: this.#map.getMaxZoom() }, parameters);
    return true;
  }

  fan(group: PinGroup | null): void {
    this.#markers.fan(group);
    if (!group) return;
    // Above the list, which lies over the lower half.
    const offset: [number, number] = [0, -0.2 * this.#map.getContainer().clientHeight];
    this.#map.easeTo({ center: [group.lon, group.lat], offset }, parameters);
  }

  raise(id: string | null): void {
    this.#markers.raise(id);
  }

  get pins(): PinMarkers {
    return this.#markers;
  }

  zoom(steps: 1 | -1): void {
    if (steps === 1) this.#map.zoomIn({}, parameters);
    else this.#map.zoomOut({}, parameters);
  }

  showAll(): void {
    this.#fit();
  }

  close(): void {
    this.#drawing.close();
    this.#map.remove();
  }

  #fit(how: { duration?: number } = {}): void {
    const closest = closestFit[this.#drawing.mayHaveTiles ? 'tiles' : 'ground'];
    const room = this.#shown.area ? {} : { padding, maxZoom: closest };
    this.#map.fitBounds(boundsOf(this.#shown, this.#ground), { ...room, ...how });
    this.#isMoved = false;
    this.#tell();
  }

  /** What is near enough differs between the two maps: once it is known which of them this is, the first look is chosen again. */
  #settle(): void {
    const isFirst = !this.#isSettled && !this.#isMoved;
    this.#isSettled = true;
    if (isFirst) this.#fit({ duration: 0 });
    else this.#tell();
  }

  #tell(): void {
    this.#options.onView({
      isMoved: this.#isMoved,
      inSight: areaInSight(this.#map),
      metresPerPixel: metresPerPixel(this.#map),
      hasTiles: this.#drawing.hasTiles,
    });
  }
}

/** Opens the map with what there is to see; undefined when it was closed before it could open. */
export async function openMap(
  container: HTMLElement,
  options: MapOptions,
  signal: AbortSignal,
): Promise<MapEngine | undefined> {
  const ground = await loadGround(options.source.home);
  const drawing = new MapDrawing(container, ground, options.source.tileUrl, options.circle);
  await drawing.prepare();
  if (signal.aborted) return undefined;
  return new OpenMap(makeMap(container, drawing.style(), options.title), ground, drawing, options);
}
