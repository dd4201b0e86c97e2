/** GET /changelog: what is new in this installation, by version. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';

const attributes = z.object({
  /** The newest first; chapters for developers in English alone. */
  releases: z.array(
    z.object({
      version: z.string(),
      /** A day, `2026-11-21`; null when it is not released yet. */
      releasedOn: z.nullable(z.iso.date()),
      /** Markdown (CommonMark). */
      body: z.string(),
      /** Of the body: the reader's, or where it was not translated the other. */
      language: oneOf(locales),
    }),
  ),
});
export type Changelog = z.infer<typeof attributes>;
export type Release = Changelog['releases'][number];

export const changelogs = resourceContract({
  type: 'changelogs',
  attributes,
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
