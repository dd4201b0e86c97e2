/** Pages of blocks. */
import * as z from 'zod/mini';
import { blocks } from './blocks/all-blocks.ts';
import { oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';

export const pages = resourceContract({
  type: 'pages',
  attributes: z.object({
    slug: z.string(),
    locale: oneOf(locales),
    pageType: oneOf(['news', 'success_story', 'default']),
    title: z.string(),
    summary: z.nullable(z.string()),
    isHome: z.boolean(),
    blocks: z.array(blocks),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
