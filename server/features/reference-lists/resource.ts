/** Items of the shared lists, with their names in both languages. */
import {
  activityTypes,
  ageGroups,
  categories,
  nonProfitTypes,
  tags,
  targetGroups,
} from '#contract/reference-lists.ts';
import type { ResourceContract } from '#contract/jsonapi.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { ListItemRow } from './queries.ts';

const resourceOf = (contract: ResourceContract): Resource<ListItemRow> => ({
  contract,
  id: (item) => item.id,
  attributes: (item) => plainAttributes(contract, item),
});

export const categoryResource = resourceOf(categories);
export const targetGroupResource = resourceOf(targetGroups);
export const ageGroupResource = resourceOf(ageGroups);
export const tagResource = resourceOf(tags);
export const nonProfitTypeResource = resourceOf(nonProfitTypes);
export const activityTypeResource = resourceOf(activityTypes);
