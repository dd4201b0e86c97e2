/** The pins on a map: an element for each group at this zoom, in which the page draws. */
import { Marker, type Map as MapLibre } from 'maplibre-gl';
import { groupPins, type MapPoint, type PinGroup, type Pin } from '#app/ui/map/pin-groups.ts';

/** A group of pins and the element on the map that it is drawn in. */
export interface PlacedGroup {
  group: PinGroup;
  element: HTMLElement;
}

/** `lost` is a pin whose element went while it had the focus. */
export type OnGroups = (groups: PlacedGroup[], lost: string | null) => void;

type Offset = [x: number, y: number];

/** More pins around one point would be a crowd; then the list has to do. */
const mostFanned = 8;
/** Pixels from the middle to the pins around it, and how much room that asks for. */
const fanRadius = 62;
const fanRoom = 140;

const keyOf = ({ key, pins }: PinGroup) => `${key} ${pins.map(({ id }) => id).join()}`;

/** Groups that stay the same keep their element, and so the focus. */
export class PinMarkers {
  readonly #map: MapLibre;
  readonly #onGroups: OnGroups;
  readonly #onMove: ((point: MapPoint) => void) | undefined;
  #known = new Map<string, { marker: Marker; placed: PlacedGroup }>();
  #pins: readonly Pin[] = [];
  #raised: string | null = null;
  #fanned: PinGroup | null = null;
  #card: { pin: string; place: HTMLElement } | null = null;

  /** With `onMove` they can be dragged. */
  constructor(map: MapLibre, onGroups: OnGroups, onMove?: (point: MapPoint) => void) {
    this.#map = map;
    this.#onGroups = onGroups;
    this.#onMove = onMove;
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

  /** Puts what a pin opened right behind it. */
  putBehind(pin: string, place: HTMLElement): void {
    this.#card = { pin, place };
    const [before] = this.#elementsOf(pin);
    // Without one it still has to be somewhere.
    if (before) before.after(place);
    else this.#map.getCanvasContainer().append(place);
  }

  hasFocus(pin: string): boolean {
    return this.#elementsOf(pin).some((element) => element.contains(document.activeElement));
  }

  /** To this pin, or to the disc that it is in now; to the map itself where it is no more. */
  focus(pin: string): void {
    const button = this.#elementsOf(pin)[0]?.querySelector('button');
    (button ?? this.#map.getCanvas()).focus({ preventScroll: true });
  }

  /** Where it stands by itself comes first. */
  #elementsOf(pin: string): HTMLElement[] {
    return [...this.#known.values()]
      .map(({ placed }) => placed)
      .filter(({ group }) => group.pins.some(({ id }) => id === pin))
      .sort((a, b) => a.group.pins.length - b.group.pins.length)
      .map(({ element }) => element);
  }

  /** Whether these stand apart at the nearest zoom. */
  canPart({ pins }: PinGroup): boolean {
    const scale = 2 ** (this.#map.getMaxZoom() - this.#map.getZoom());
    const place = ({ lon, lat }: Pin) => {
      const { x, y } = this.#map.project([lon, lat]);
      return { x: x * scale, y: y * scale };
    };
    return groupPins(pins, place).length > 1;
  }

  /** Shows the pins of one group around it. */
  fan(group: PinGroup | null): void {
    this.#fanned = group;
    this.#draw();
  }

  #draw(): void {
    const groups = groupPins(this.#pins, ({ lon, lat }) => this.#map.project([lon, lat]));
    const wanted: [PinGroup, Offset?][] = groups.flatMap((group): [PinGroup, Offset?][] => [
      [group],
      ...(this.#isFanned(group, groups) ? fanOf(group) : []),
    ]);
    let lost: string | null = null;
    const keys = new Set(wanted.map(([group]) => keyOf(group)));
    for (const [key, { marker, placed }] of this.#known) {
      if (keys.has(key)) continue;
      if (placed.element.contains(document.activeElement)) lost = placed.group.pins[0]?.id ?? null;
      marker.remove();
      this.#known.delete(key);
    }
    const placed = wanted.map(([group, offset]) => this.#place(group, offset));
    inOrder(placed.flatMap(({ element, group }) => [element, ...this.#cardOf(group)]));
    this.raise(this.#raised);
    this.#onGroups(placed, lost);
  }

  #cardOf({ pins }: PinGroup): HTMLElement[] {
    const isOpen = this.#card?.place.isConnected === true && pins.some(({ id }) => id === this.#card?.pin);
    return isOpen && this.#card ? [this.#card.place] : [];
  }

  /** Not where a ring would lie over the neighbours: then the list says it all. */
  #isFanned(group: PinGroup, all: readonly PinGroup[]): boolean {
    if (!this.#fanned || keyOf(this.#fanned) !== keyOf(group)) return false;
    const middle = this.#map.project([group.lon, group.lat]);
    return all.every((one) => one === group || this.#map.project([one.lon, one.lat]).dist(middle) > fanRoom);
  }

  #place(group: PinGroup, offset: Offset = [0, 0]): PlacedGroup {
    const cached = this.#known.get(keyOf(group));
    if (cached) {
      cached.marker.setLngLat([group.lon, group.lat]);
      return cached.placed;
    }
    const element = document.createElement('div');
    const anchor = group.pins.length > 1 ? 'center' : 'bottom';
    const draggable = this.#onMove !== undefined;
    const marker = new Marker({ element, anchor, offset, draggable })
      .setLngLat([group.lon, group.lat])
      .addTo(this.#map);
    marker.on('dragend', () => {
      const { lat, lng } = marker.getLngLat();
      this.#onMove?.({ lat, lon: lng });
    });
    const placed = { group, element };
    this.#known.set(keyOf(group), { marker, placed });
    return placed;
  }
}

/** The pins of a group one by one, in a ring that begins at the top. */
function fanOf({ pins, lat, lon }: PinGroup): [PinGroup, Offset][] {
  if (pins.length > mostFanned) return [];
  // Two stand beside it, where no name hides them.
  const start = pins.length === 2 ? -Math.PI : -Math.PI / 2;
  return pins.map((pin, at) => {
    const turn = (at / pins.length) * 2 * Math.PI + start;
    // A pin is on its point, which lies below its middle.
    const offset: Offset = [
      Math.round(fanRadius * Math.cos(turn)),
      Math.round(fanRadius * Math.sin(turn)) + 24,
    ];
    return [{ key: `fan ${pin.number}`, pins: [pin], lat, lon }, offset];
  });
}

/** The tab key follows the numbers. Nothing is moved while one of them has the focus, or it would lose it. */
function inOrder(elements: readonly HTMLElement[]): void {
  if (elements.some((element) => element.contains(document.activeElement))) return;
  for (const element of elements) element.parentElement?.append(element);
}
