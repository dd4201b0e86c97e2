import { savedFilters } from '#contract/saved-filters.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { SavedFilterRow } from './queries.ts';

export const savedFilterResource: Resource<SavedFilterRow, typeof savedFilters> = {
  contract: savedFilters,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(savedFilters, row),
};
