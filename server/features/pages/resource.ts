import { pages } from '#contract/pages.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PageRow } from './queries.ts';

export const pageResource: Resource<PageRow, typeof pages> = {
  contract: pages,
  id: (page) => page.id,
  attributes: (page) => plainAttributes(pages, page),
};
