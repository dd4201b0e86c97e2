/** The pins on a map: an element for each group at this zoom, in which the page draws. */
import { Marker, type Map as MapLibre } from 'maplibre-gl';
import { groupPins, type Pin, type PinGroup } from '#app/ui/map/pin-groups.ts';

/** A group of pins and the element on the map that it is drawn in. */
export interface PlacedGroup {
  group: PinGroup;
  element: HTMLElement;
}

export const deepestZoom = 16;

const keyOf = ({ pins }: PinGroup) => pins.map(({ id, number }) => `${number} ${id}`).join();

/** Groups that stay the same keep their element, and so the focus. */
export class PinMarkers {
  readonly #map: MapLibre;
  readonly #onGroups: (groups: PlacedGroup[]) => void;
  #known = new Map<string, { marker: Marker; placed: PlacedGroup }>();
  #pins: readonly Pin[] = [];
  #raised: string | null = null;

  constructor(map: MapLibre, onGroups: (groups: PlacedGroup[]) => void) {
    this.#map = map;
    this.#onGroups = onGroups;
    map.on('zoomend', () => this.#draw());
  }

  show(pins: readonly Pin[]): void {
    this.#pins = pins;
    this.#draw();
  }

  /** The group of this pin lies over its neighbours. */
  raise(id: string | null): void {
    this.#raised = id;
    for (const { placed } of this.#known.values())
      placed.element.style.zIndex = placed.group.pins.some((pin) => pin.id === this.#raised) ? '2' : '1';
  }

  #draw(): void {
    const isDeepest = this.#map.getZoom() >= deepestZoom - 0.5;
    const groups = groupPins(this.#pins, ({ lon, lat }) => this.#map.project([lon, lat]), isDeepest);
    const keys = new Set(groups.map(keyOf));
    for (const [key, { marker }] of this.#known) {
      if (keys.has(key)) continue;
      marker.remove();
      this.#known.delete(key);
    }
    const placed = groups.map((group) => this.#place(group));
    inOrder(placed.map(({ element }) => element));
    this.raise(this.#raised);
    this.#onGroups(placed);
  }

  #place(group: PinGroup): PlacedGroup {
    const known = this.#known.get(keyOf(group));
    if (known) return known.placed;
    const element = document.createElement('div');
    const anchor = group.pins.length > 1 ? 'center' : 'bottom';
    const marker = new Marker({ element, anchor }).setLngLat([group.lon, group.lat]).addTo(this.#map);
    const placed = { group, element };
    this.#known.set(keyOf(group), { marker, placed });
    return placed;
  }
}

/** The tab key follows the numbers. Nothing is moved while one of them has the focus, or it would lose it. */
function inOrder(elements: readonly HTMLElement[]): void {
  if (elements.some((element) => element.contains(document.activeElement))) return;
  for (const element of elements) element.parentElement?.append(element);
}
