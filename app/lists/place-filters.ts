/** Filters of a list of what has a place: around one, or in a part of the map. */
import { areaIn } from '#app/ui/map/area-address.ts';
import { wordsIn } from '#app/shell/list-address.ts';

/** Kilometres around a place that one chooses from. */
export const distances = ['2', '5', '10', '25', '50'] as const;
export const usualDistance = '10';
export const widest = '50';
/** An address may say others; more than this is the whole country. */
const mostKilometres = 200;

/** What the address may say of each. */
export const placeFilters = {
  /** 'Wezep ' is Wezep. */
  near: (value: string) => wordsIn(new URLSearchParams({ near: value }), 'near', 80),
  distance: (value: string) =>
    value !== usualDistance && /^[1-9]\d{0,2}$/.test(value) && Number(value) <= mostKilometres,
  /** A part of the map, as `west,south,east,north`. A place takes its place. */
  area: (value: string) => areaIn(new URLSearchParams({ area: value })),
};
/** Those of them that are typed or pointed at. */
export const placeWords = ['near', 'area'] as const;
type Place = Readonly<Record<keyof typeof placeFilters, string>>;

/** A place takes the place of a part of the map, and how far is nothing without from where. */
export const settledPlace = ({ near, distance, area }: Place) =>
  near === '' ? { near, distance: '', area } : { near, distance, area: '' };

/** How far around a place one looks. */
export const distanceOf = ({ filters }: { filters: Pick<Place, 'distance'> }): string =>
  filters.distance || usualDistance;
