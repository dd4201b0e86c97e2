/** GET /changelog: what is new in this installation, by version. */
import * as z from 'zod/mini';
import { resourceContract } from './jsonapi.ts';

const attributes = z.object({
  /** The newest first. */
  releases: z.array(
    z.object({
      version: z.string(),
      /** A day, `2026-11-21`; null when it is not released yet. */
      releasedOn: z.nullable(z.iso.date()),
      /** Markdown (CommonMark), in English. */
      body: z.string(),
    }),
  ),
});
export type Changelog = z.infer<typeof attributes>;
export type Release = Changelog['releases'][number];

export const changelogs = resourceContract({
  type: 'changelogs',
  attributes,
  relationships: {},
  acts: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
