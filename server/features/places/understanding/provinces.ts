/**
 * How provinces are said behind the name of a place, 'Bergen (NH)', 'Beek Gld': as keys of contract/place-key.ts. Whole names are among
 * the places; that of Utrecht is the town's there.
 */
const shortened: Readonly<Record<string, readonly string[]>> = {
  Groningen: ['gr', 'gn', 'gron'],
  Fryslân: ['fr', 'frl', 'fri', 'f'],
  Drenthe: ['dr', 'dre', 'd'],
  Overijssel: ['ov', 'ovl', 'o', 'oij'],
  Flevoland: ['fl', 'flv', 'flevo'],
  Gelderland: ['gld', 'gl', 'ge', 'geld'],
  Utrecht: ['utrecht', 'ut', 'utr', 'u'],
  'Noord-Holland': ['nh', 'nholland', 'noordh'],
  'Zuid-Holland': ['zh', 'zholland', 'zuidh'],
  Zeeland: ['zl', 'zld', 'ze', 'z'],
  'Noord-Brabant': ['nb', 'nbr', 'nbrabant', 'noordb'],
  Limburg: ['l', 'lb', 'li', 'lim', 'limb'],
};

const provinces = new Map(
  Object.entries(shortened).flatMap(([province, keys]) => keys.map((key) => [key, province])),
);

/** Undefined where it is none of these. */
export const shortProvince = (key: string): string | undefined => provinces.get(key);
