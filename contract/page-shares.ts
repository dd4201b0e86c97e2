/** Links that show a page as it is being written to somebody without an account. */
import * as z from 'zod/mini';
import { moment } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** Links of one page that work at the same time, at the most. */
export const mostPageShares = 10;

const attributes = z.object({
  /** Of the site; it shows the draft to whoever has it. Told once, when it is made: only its hash is kept. */
  url: z.nullable(z.string()),
  createdAt: moment(),
  expiresAt: moment(),
});

export const pageShares = resourceContract({
  type: 'page_shares',
  attributes,
  relationships: {},
  abilities: ['delete'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
