/** Keeps the look of one map in step: with light and dark, and with whether the site's tiles are there. */
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { readColours } from '#app/ui/map/map-colours.ts';
import { loadDetails, type Ground, type GroundDetails } from '#app/ui/map/map-ground.ts';
import type { Circle } from '#app/ui/map/map-circle.ts';
import { backgroundOf, groundLayers, mapStyle } from '#app/ui/map/map-style.ts';
import { areaInSight, coverOf, onTile, tileAddress } from '#app/ui/map/map-tiles.ts';

/** Nearer there is nothing more to see: streets with tiles, neighbourhoods without. */
const deepest = { tiles: 16, ground: 12 } as const;

export class MapDrawing {
  hasTiles = false;
  circle: Circle | null;
  readonly #container: HTMLElement;
  readonly #ground: Ground;
  readonly #tileUrl: string | null;
  #details: GroundDetails | null = null;
  #stop: (() => void)[] = [];
  #isClosed = false;
  #isDrawn = false;

  constructor(container: HTMLElement, ground: Ground, tileUrl: string | null, circle: Circle | null) {
    this.#container = container;
    this.#ground = ground;
    this.#tileUrl = tileUrl;
    this.circle = circle;
  }

  /** While it is not known yet there may be. */
  get mayHaveTiles(): boolean {
    return this.hasTiles || this.#details === null;
  }

  /** Without tiles the details are there from the first look on. */
  async prepare(): Promise<void> {
    if (this.#tileUrl === null) this.#details = await loadDetails();
  }

  style(): StyleSpecification {
    return mapStyle({
      ground: this.#ground,
      details: this.#details,
      circle: this.circle,
      tileUrl: this.#tileUrl && tileAddress(this.#tileUrl),
      hasTiles: this.hasTiles,
      isDrawn: this.#isDrawn,
      colours: readColours(this.#container),
      font: getComputedStyle(this.#container).fontFamily.split(',')[0] ?? 'sans-serif',
    });
  }

  /** From now on this map is drawn again whenever something changes; `changed` hears of tiles that came or went. */
  follow(map: MapLibre, changed: () => void): void {
    const limit = () => map.setMaxZoom(deepest[this.mayHaveTiles ? 'tiles' : 'ground']);
    limit();
    const redraw = () => {
      if (this.#isClosed) return;
      map.setStyle(this.style());
      limit();
      changed();
    };
    this.#stop.push(watchMode(redraw));
    map.once('idle', () => {
      this.#isDrawn = true;
      const colours = readColours(this.#container);
      map.setPaintProperty('water', 'background-color', backgroundOf({ colours, isDrawn: true }));
    });
    map.on('idle', () => tellWhatIsDrawn(map));
    if (this.#tileUrl === null) return;
    const look = () => {
      const cover = coverOf(areaInSight(map), map.getZoom());
      if (cover !== undefined) void this.#switchTo(cover, redraw);
    };
    this.#stop.push(onTile(look));
    map.on('moveend', look);
  }

  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stop) stop();
  }

  async #switchTo(hasTiles: boolean, redraw: () => void): Promise<void> {
    const isReady = hasTiles || this.#details !== null;
    if (this.hasTiles === hasTiles && isReady) return;
    this.hasTiles = hasTiles;
    if (!isReady) this.#details = await loadDetails().catch(() => null);
    redraw();
  }
}

/** Which parts of the ground can be seen, for tests: pins alone look like a map that works. */
function tellWhatIsDrawn(map: MapLibre): void {
  const features = map.queryRenderedFeatures({ layers: groundLayers.filter((layer) => map.getLayer(layer)) });
  const hasTiles = map.getLayer('tiles') && map.getPaintProperty('tiles', 'raster-opacity') !== 0;
  const drawn = new Set([...features.map(({ layer }) => layer.id), ...(hasTiles ? ['tiles'] : [])]);
  map.getContainer().dataset.drawn = [...drawn].sort().join(' ');
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
