import { pageUses } from '#contract/page-uses.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PageUseRow } from './queries.ts';

export const pageUseResource: Resource<PageUseRow, typeof pageUses> = {
  contract: pageUses,
  id: (use) => use.id,
  attributes: (use) => plainAttributes(pageUses, use),
};
