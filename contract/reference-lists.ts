/** Lists that all centres share: categories, target groups, age groups, tags, kinds of non-profit, activities; and places. Their names are in both languages. */
import * as z from 'zod/mini';
import { resourceContract } from './jsonapi.ts';
import { placeAttributes } from './place-kinds.ts';

const listItem = z.object({ nameNl: z.string(), nameEn: z.string(), position: z.int() });
const empty = {
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: ['position', 'nameNl', 'nameEn'],
  includes: [],
} as const;

export const categories = resourceContract({
  type: 'categories',
  attributes: z.extend(listItem, { icon: z.string() }),
  ...empty,
});
export const targetGroups = resourceContract({ type: 'target_groups', attributes: listItem, ...empty });
export const ageGroups = resourceContract({
  type: 'age_groups',
  attributes: z.extend(listItem, { minimumAge: z.nullable(z.int()), maximumAge: z.nullable(z.int()) }),
  ...empty,
});
export const tags = resourceContract({ type: 'tags', attributes: listItem, ...empty });
/** Kinds of non-profit body. */
export const nonProfitTypes = resourceContract({ type: 'non_profit_types', attributes: listItem, ...empty });
/** What organisations do: a tree of two levels, themes first and each followed by its types. */
export const activityTypes = resourceContract({
  type: 'activity_types',
  attributes: z.extend(listItem, { icon: z.string(), themeId: z.nullable(z.string()) }),
  ...empty,
});

/** A place or postcode that one can search near: a town by its first postcode, a municipality or province by its code, a region by its name. */
export const places = resourceContract({
  type: 'places',
  attributes: placeAttributes,
  ...empty,
});
