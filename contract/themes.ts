/** How a centre's site is going to look: what its staff tries, apart from what is online (`theme` of its profile). */
import * as z from 'zod/mini';
import { moment, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { themeConfig, themeConfigBody } from './theme.ts';

/** Looks that were online can be taken up again, as many as these. */
export const mostThemeVersions = 10;

/** Of an address of the site: shows it in the look that is tried. */
export const lookParameter = 'look';

const empty = { relationships: {}, abilities: [], filters: {}, scopes: {}, sorts: [], includes: [] } as const;

export const themes = resourceContract({
  type: 'themes',
  attributes: z.object({
    /** What is tried; what is online where nothing is. */
    theme: themeConfig,
    online: themeConfig,
    /** Whether both are the same. */
    isOnline: z.boolean(),
    /** Who tried it last; null when nobody did, and when that account is gone. */
    changedByName: z.nullable(z.string()),
    changedAt: z.nullable(moment()),
    /** As `look` of any address of the site it shows what is tried, as a visitor would see it; good for a day at least. */
    previewToken: z.string(),
    lockVersion: z.int(),
  }),
  ...empty,
});

/** Body of PATCH: the whole look, which replaces what was tried. One with nothing in it is the look of a new centre. */
export const themeUpdate = z.object({ theme: themeConfigBody, lockVersion: z.optional(z.int()) });
/** Body of what is done with the look as it is tried. */
export const themeMove = z.object({ lockVersion: z.optional(z.int()) });
/** Body of taking up one that was online. */
export const themeVersionChoice = z.object({ versionId: recordId(), lockVersion: z.optional(z.int()) });
export type ThemeUpdate = z.infer<typeof themeUpdate>;
export type ThemeMove = z.infer<typeof themeMove>;
export type ThemeVersionChoice = z.infer<typeof themeVersionChoice>;

/** A look that was put online. */
export const themeVersions = resourceContract({
  type: 'theme_versions',
  attributes: z.object({
    theme: themeConfig,
    /** Null for the look that the centre began with, and when that account is gone. */
    authorName: z.nullable(z.string()),
    createdAt: moment(),
  }),
  ...empty,
});

/** The look that is tried, for whoever was given an address that shows it. */
export const themePreviews = resourceContract({
  type: 'theme_previews',
  attributes: z.object({ theme: themeConfig }),
  ...empty,
});
