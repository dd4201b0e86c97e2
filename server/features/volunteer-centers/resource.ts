import { LRUCache } from 'lru-cache';
import { volunteerCenterProfiles, volunteerCenters } from '#contract/volunteer-centers.ts';
import { retentionOf } from '#contract/retention.ts';
import { footerColumnsOf } from '#contract/site-menus.ts';
import { themeColours, themePresets, type ThemeConfig } from '#contract/theme-colours.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { identifier, plainAttributes, type Resource } from '#server/http/resource.ts';
import { menusOf } from '#server/features/menu-items/site/resource.ts';
import { allCenterProfiles, centerProfile, type OwnProfileRow, type ProfileRow } from './queries.ts';

/** What was last made of a theme; by its text, as each statement reads it anew. */
const kept = new LRUCache<string, ReturnType<typeof outcomeOf>>({ max: 500 });

function outcomeOf(config: ThemeConfig) {
  const presets = themePresets(config);
  const colours = themeColours(config);
  return {
    primaryColor: presets.primary,
    primaryColorShades: colours.primary,
    secondaryColor: presets.secondary,
    secondaryColorShades: colours.secondary,
    mutedColor: presets.muted,
    backgroundColor: colours.background,
    textColor: colours.text,
  };
}

/** The theme as it comes out, by the names that clients know. Every page of a site asks for it. */
function brandingColumns({ theme, websiteLogoUrl, websiteLogoDarkModeUrl, faviconUrl }: ProfileRow) {
  // What was stored is older than the code that reads it: `themeColours` takes anything.
  const config = (theme ?? {}) as ThemeConfig;
  const text = JSON.stringify(config);
  const outcome = kept.get(text) ?? outcomeOf(config);
  kept.set(text, outcome);
  return {
    logos: { website: websiteLogoUrl, websiteDarkMode: websiteLogoDarkModeUrl, favicon: faviconUrl },
    ...outcome,
  };
}

const profileResource: Resource<ProfileRow | OwnProfileRow, typeof volunteerCenterProfiles> = {
  contract: volunteerCenterProfiles,
  id: (profile) => String(profile.volunteerCenterId),
  attributes: (profile, { center: { id, features, locales }, locale }) => {
    const menus = 'menuItems' in profile ? menusOf(profile.menuItems, { features, locale }) : null;
    return {
      ...plainAttributes(volunteerCenterProfiles, profile),
      websiteLogoSeenOn: profile.websiteLogoSeenOn ?? null,
      websiteLogoDarkModeSeenOn: profile.websiteLogoDarkModeSeenOn ?? null,
      ...(profile.volunteerCenterId === id && { locales }),
      menus,
      footerColumns: menus && footerColumnsOf(menus.footer),
      ...brandingColumns(profile),
      retention: retentionOf(profile.retention),
    };
  },
};

export const volunteerCenterResource: Resource<Center, typeof volunteerCenters> = {
  contract: volunteerCenters,
  id: (center) => String(center.id),
  attributes: (center) => ({
    ...plainAttributes(volunteerCenters, center),
    appName: center.configuredAppName,
  }),
  relationships: (center) => ({ profile: identifier('volunteer_center_profiles', String(center.id)) }),
  includes: {
    profile: async (scope, rows) => {
      const isOwn = rows.length === 1 && rows[0]?.id === scope.centerId;
      const profile = isOwn ? await centerProfile(scope) : undefined;
      return {
        resource: profileResource,
        rows: isOwn ? (profile ? [profile] : []) : await allCenterProfiles(scope),
      };
    },
  },
};
