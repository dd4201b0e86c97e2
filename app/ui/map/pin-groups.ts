/** Which pins stand so near each other on the screen that one disc with a count is clearer. */

export interface Pin {
  id: string;
  /** Number in the list. */
  number: number;
  /** Shown instead of the number where there is no list: 'A'. */
  letter?: string;
  title: string;
  lat: number;
  lon: number;
}
/** Where one stands. */
export type MapPoint = Pick<Pin, 'lat' | 'lon'>;
export interface PinGroup {
  key: string;
  pins: Pin[];
  lat: number;
  lon: number;
}

type Point = { x: number; y: number };
type Heap = Point & { pins: Pin[] };

/** Pixels between two pins, below which one covers a part of the other that should be pressed. */
const tooNear = 46;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The two heaps that lie nearest to each other, if that is too near. */
function nearestPair(heaps: readonly Heap[]): [Heap, Heap] | undefined {
  let found: [Heap, Heap] | undefined;
  let least = tooNear;
  for (const [at, one] of heaps.entries())
    for (const other of heaps.slice(at + 1))
      if (apart(one, other) < least) {
        least = apart(one, other);
        found = [one, other];
      }
  return found;
}

function joined(one: Heap, other: Heap): Heap {
  const pins = [...one.pins, ...other.pins].sort((a, b) => a.number - b.number);
  const share = other.pins.length / pins.length;
  return { pins, x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

const middle = (pins: readonly Pin[], axis: 'lat' | 'lon') =>
  pins.reduce((sum, pin) => sum + pin[axis], 0) / pins.length;

/** Joins the nearest two until none cover each other; at most 48 pins a page, so the plain way is quick enough. */
export function groupPins(pins: readonly Pin[], place: (pin: Pin) => Point): PinGroup[] {
  let heaps = pins.map((pin): Heap => {
    const { x, y } = place(pin);
    return { x, y, pins: [pin] };
  });
  let pair = nearestPair(heaps);
  while (pair) {
    const [one, other] = pair;
    heaps = [...heaps.filter((heap) => heap !== one && heap !== other), joined(one, other)];
    pair = nearestPair(heaps);
  }
  return heaps
    .map(({ pins: members }) => ({
      key: members.map(({ number }) => number).join('-'),
      pins: members,
      lat: middle(members, 'lat'),
      lon: middle(members, 'lon'),
    }))
    .sort((a, b) => (a.pins[0]?.number ?? 0) - (b.pins[0]?.number ?? 0));
}
