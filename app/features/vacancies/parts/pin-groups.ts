/** Which pins stand so near each other on the screen that one disc with a count is clearer. */

export interface Pin {
  id: string;
  /** Number in the list. */
  number: number;
  title: string;
  lang?: 'nl';
  when: string;
  lat: number;
  lon: number;
}
export interface PinGroup {
  key: string;
  pins: Pin[];
  lat: number;
  lon: number;
}

type Point = { x: number; y: number };

/** Pixels between two pins, below which they cover each other. */
export const tooNear = 36;

/** Groups in order of the list. `place` gives the spot on the screen; zoomed in all the way nothing is grouped. */
export function groupPins(pins: readonly Pin[], place: (pin: Pin) => Point, isDeepest: boolean): PinGroup[] {
  const groups: { first: Point; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const at = place(pin);
    const near = isDeepest
      ? undefined
      : groups.find(({ first }) => Math.hypot(first.x - at.x, first.y - at.y) < tooNear);
    if (near) near.pins.push(pin);
    else groups.push({ first: at, pins: [pin] });
  }
  return groups.map(({ pins: members }) => ({
    key: members.map(({ number }) => number).join('-'),
    pins: members,
    lat: members.reduce((sum, { lat }) => sum + lat, 0) / members.length,
    lon: members.reduce((sum, { lon }) => sum + lon, 0) / members.length,
  }));
}
