/** Which map lies under the pins of an installation. */

/** The open background map of the Netherlands (decision 0020). */
export const usualMap = {
  url: 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/grijs/EPSG:3857/{z}/{x}/{y}.png',
  credit: 'Kadaster, BRT Achtergrondkaart (CC BY 4.0)',
} as const;

/** Whether level, column and row of a tile have their place in it, and nothing else does. */
export const isTileAddress = (address: string): boolean =>
  (address.match(/\{[^{}]*\}/g) ?? []).toSorted().join() === '{x},{y},{z}';

/** Whose it is where nobody says so. */
export const creditOf = (address: string): string =>
  address === usualMap.url ? usualMap.credit : new URL(address).host;
