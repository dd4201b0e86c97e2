/** A pin that goes a few steps, and how a point is written in its two fields. */
import type { Point } from '#contract/kilometres.ts';
import type { Locale } from '#contract/locales.ts';

/** Metres of one step. */
export const step = 25;
const metresOfDegree = 111_320;

export const directions = ['north', 'west', 'east', 'south'] as const;
export type Direction = (typeof directions)[number];

const ways: Record<Direction, [north: number, east: number]> = {
  north: [1, 0],
  west: [0, -1],
  east: [0, 1],
  south: [-1, 0],
};

/** The direction of an arrow key; undefined of any other. */
export const directionOfKey = (key: string): Direction | undefined =>
  ({ ArrowUp: 'north', ArrowLeft: 'west', ArrowRight: 'east', ArrowDown: 'south' } as const)[key];

/** One step further. */
export function movedPoint({ lat, lon }: Point, direction: Direction): Point {
  const [north, east] = ways[direction];
  const degrees = step / metresOfDegree;
  return {
    lat: lat + north * degrees,
    lon: lon + (east * degrees) / Math.cos((lat * Math.PI) / 180),
  };
}

/** A metre: finer says nothing of a place. */
const decimals = 5;

export const writtenDegrees = (locale: Locale, degrees: number): string => {
  const text = String(Number(degrees.toFixed(decimals)));
  return locale === 'nl' ? text.replace('.', ',') : text;
};
