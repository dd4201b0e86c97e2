/** A point that somebody sets on the map, such as where to be for a vacancy. */
import * as z from 'zod/mini';
import { kilometresBetween, type Point } from './kilometres.ts';

/** Degrees between which the Netherlands lie. */
const bounds = { lat: [50.7, 53.6], lon: [3.2, 7.3] } as const;

const degrees = (axis: keyof typeof bounds) =>
  z.nullable(z.number().check(z.gte(bounds[axis][0]), z.lte(bounds[axis][1])));

/** Latitude and longitude, in the Netherlands. */
export const pointFields = { lat: degrees('lat'), lon: degrees('lon') };

/** Half a point is none. */
export const wholePoint = z.refine<{ lat?: number | null; lon?: number | null }>(
  ({ lat, lon }) => (lat == null) === (lon == null),
  { path: ['lon'], params: { code: 'incomplete' } },
);

/** Kilometres that a pin may stand from its postcode: farther, one of both is a mistake. */
export const farthestPin = 50;

export const isTooFar = (pin: Point, place: Point): boolean => kilometresBetween(pin, place) > farthestPin;
