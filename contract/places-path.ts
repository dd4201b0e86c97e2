/** Where a page in the browser asks for places while somebody types: apart from the call, so that no schema comes along. */
import type { placeCalls } from './calls/places.ts';

/** Of `placeCalls.list`, written once more and held to it by its type. */
export const placesPath: typeof placeCalls.list.path = '/api/v1/places';
