/** Items of the shared lists, with their names in both languages. */
import {
  activityTypes,
  ageGroups,
  categories,
  nonProfitTypes,
  tags,
  targetGroups,
} from '#contract/reference-lists.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { ListItemRow } from './queries.ts';

export const activityTypeResource: Resource<ListItemRow<'activityTypes'>, typeof activityTypes> = {
  contract: activityTypes,
  id: (item) => item.id,
  attributes: (item) => plainAttributes(activityTypes, item),
};

export const ageGroupResource: Resource<ListItemRow<'ageGroups'>, typeof ageGroups> = {
  contract: ageGroups,
  id: (item) => item.id,
  attributes: (item) => plainAttributes(ageGroups, item),
};

export const categoryResource: Resource<ListItemRow<'categories'>, typeof categories> = {
  contract: categories,
  id: (item) => item.id,
  attributes: (item) => plainAttributes(categories, item),
};

export const nonProfitTypeResource: Resource<ListItemRow<'nonProfitTypes'>, typeof nonProfitTypes> = {
  contract: nonProfitTypes,
  id: (item) => item.id,
  attributes: (item) => plainAttributes(nonProfitTypes, item),
};

export const tagResource: Resource<ListItemRow<'tags'>, typeof tags> = {
  contract: tags,
  id: (item) => item.id,
  attributes: (item) => plainAttributes(tags, item),
};

export const targetGroupResource: Resource<ListItemRow<'targetGroups'>, typeof targetGroups> = {
  contract: targetGroups,
  id: (item) => item.id,
  attributes: (item) => plainAttributes(targetGroups, item),
};
