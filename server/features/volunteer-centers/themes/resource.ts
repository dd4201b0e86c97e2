import { themePreviews, themes, themeVersions } from '#contract/themes.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { Services } from '#server/http/services.ts';
import { previewToken } from '#server/auth/look-token.ts';
import type { ThemeRow, VersionRow } from './queries.ts';

/** With the address by which it is seen. */
export type ShownTheme = ThemeRow & { centerId: number; previewToken: string };

interface Shown {
  services: Services;
  center: { id: number };
  now: Date;
}

/** A look as its staff gets it. */
export const shownTheme = ({ services, center, now }: Shown, row: ThemeRow): ShownTheme => ({
  ...row,
  centerId: center.id,
  previewToken: previewToken(services.env.secret, center.id, now),
});

export const themeResource: Resource<ShownTheme, typeof themes> = {
  contract: themes,
  id: ({ centerId }) => String(centerId),
  attributes: (row) => plainAttributes(themes, row),
};

export const themeVersionResource: Resource<VersionRow, typeof themeVersions> = {
  contract: themeVersions,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(themeVersions, row),
};

export const themePreviewResource: Resource<ThemeRow & { token: string }, typeof themePreviews> = {
  contract: themePreviews,
  id: ({ token }) => token,
  attributes: (row) => plainAttributes(themePreviews, row),
};
