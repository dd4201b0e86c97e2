/** What a page held before: who saved it and when, and what it was. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { pageContentShape } from './page-fields.ts';

/** A version is a save, what was put online, or an older one that was brought back. */
export const versionKinds = ['saved', 'published', 'restored'] as const;

const attributes = z.object({
  kind: oneOf(versionKinds),
  /** Null when that account is gone. */
  authorName: z.nullable(z.string()),
  createdAt: moment(),
  /** Saves of one person within ten minutes are one version. */
  updatedAt: moment(),
  title: z.string(),
  /** Null in lists. */
  content: z.nullable(pageContentShape),
});

export const pageVersions = resourceContract({
  type: 'page_versions',
  attributes,
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
